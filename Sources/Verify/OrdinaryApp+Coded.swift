// Apps whose pages say things in their callbacks, as good practice has it.

extension OrdinaryApp {
  static let coded: [OrdinaryApp] = [
    OrdinaryApp(
      name: "texts set when loaded", root: ["on viewDidLoad  item title=\"Inbox\""],
      second: ["on viewDidLoad  item title=\"Letter\" rightBarButtonItem=\"Edit\""]),
    OrdinaryApp(
      name: "one tint, said by every page", root: ["on viewWillAppear  bar tintColor=#1565C0"],
      second: ["on viewWillAppear  bar tintColor=#1565C0"],
      third: ["on viewWillAppear  bar tintColor=#1565C0"]),
    OrdinaryApp(
      name: "one colour, said by every page", last: 14, controller: ["bar translucent=no"],
      root: ["on viewWillAppear  bar barTintColor=#1565C0"],
      second: ["on viewWillAppear  bar barTintColor=#1565C0"],
      third: ["on viewWillAppear  bar barTintColor=#1565C0"]),
    OrdinaryApp(
      name: "a bar hidden and shown by every page", since: 10,
      root: ["on viewWillAppear  hide bar animated=callback"],
      second: ["on viewWillAppear  show bar animated=callback"],
      third: ["on viewWillAppear  show bar animated=callback"]),
    OrdinaryApp(
      name: "a toolbar hidden and shown by every page",
      root: ["on viewWillAppear  hide toolbar animated=callback"],
      second: ["on viewWillAppear  show toolbar animated=callback"],
      third: ["on viewWillAppear  hide toolbar animated=callback"]),
    OrdinaryApp(
      name: "a scroll view that is let go",
      second: [
        "scrollView contentHeight=2000pt", "on viewWillAppear     scrollView delegate=self",
        "on viewWillDisappear  scrollView delegate=nil",
      ]),
    OrdinaryApp(
      name: "looks of items, set when loaded", since: 13,
      above: [
        "appearance Red opaque backgroundColor=#C62828",
        "appearance Blue opaque backgroundColor=#1565C0",
      ],
      root: ["on viewDidLoad  item standardAppearance=Red scrollEdgeAppearance=Red"],
      second: ["on viewDidLoad  item standardAppearance=Blue scrollEdgeAppearance=Blue"],
      third: ["on viewDidLoad  item standardAppearance=Red scrollEdgeAppearance=Red"]),
    OrdinaryApp(
      // The swipe is off on purpose, and a swipe that comes to nothing is found.
      name: "a page without the swipe", isOnlyRead: true,
      second: [
        "on viewWillDisappear  gesture enabled=yes", "on viewDidAppear      gesture enabled=no",
      ]),
    OrdinaryApp(
      name: "wishes that a library reads", isOnlyRead: true, above: ["strategy yp"],
      root: ["wants backgroundImage=#C62828"], second: ["wants backgroundImage=#1565C0"],
      third: ["wants backgroundImage=#2E7D32"]),
    OrdinaryApp(
      name: "bars of pages' own", isOnlyRead: true, above: ["strategy hbd"],
      root: ["wants barTintColor=#C62828"], second: ["wants barTintColor=#1565C0"],
      third: ["wants hidden=yes"]),
  ]
}
