/// Scenario texts that must parse: the reports of the catalogue that this model can say, and one
/// text with every construct.
enum Examples {
  static let g007 = """
    /// G007. One shared bar: a style set by one page shows on every page.
    device iphone-8
    ios    10

    page A "Green"
      [bug] on viewDidLoad     bar barTintColor=green
      [fix] on viewWillAppear  bar barTintColor=green
    page B "Purple"
      [bug] on viewDidLoad     bar barTintColor=purple
      [fix] on viewWillAppear  bar barTintColor=purple
    page C "Says nothing"

    scenario "the bar keeps what somebody else wrote"
    matrix
      variant  bug fix
    stack A
    at 0ms  push B as first
    then    push C as second
    then    pop to root as back

    expect at second.end: bar.barTintColor = purple
    [bug] expect at back.end: bar.barTintColor = purple
    [fix] expect at back.end: bar.barTintColor = green
    """

  static let g021 = """
    /// G021. The animated flag of the hide differs from that of the transition.
    device iphone-8
    ios    12

    page A "A"
      on viewWillAppear        show bar animated=callback
    page B "B"
      [bug] on viewWillAppear  hide bar animated=yes
      [fix] on viewWillAppear  hide bar animated=callback

    scenario "deep link: push without animation"
    matrix
      variant  bug fix
    stack A
    at 0ms    push B animated=no
    at 500ms  pop animated=no

    [bug] expect at 0ms+2f: page.B.x = 0
    [bug] expect from 0ms+2f to 0ms+150ms: bar visible
    [fix] expect from 0ms+2f to 500ms: bar hidden
    """

  static let g051 = """
    /// G051. The same instance is pushed again from the completion of its own push.
    device iphone-8
    ios    10

    page Home "Home"
    page P "Editor"
      [bug] on viewWillAppear  once completion  push P
      [fix] on viewWillAppear  once completion  if self is not on-stack  push P

    scenario "pushed twice"
    matrix
      variant  bug fix
    stack Home
    at 0ms  push P

    [bug] expect at end: raises "Pushing the same view controller instance more than once"
    [fix] expect at end: stack is Home > P
    """

  static let g092 = """
    /// G092. The title colour of the lower page sticks after a cancel.
    device iphone-8
    ios    12

    strategy title-colour
      on willShow        alongside                     bar titleColor=to.wants.titleColor
      [bug] on willShow  completion                    bar titleColor=to.wants.titleColor
      [fix] on willShow  completion  if cancelled      bar titleColor=from.wants.titleColor
      [fix] on willShow  completion  if not cancelled  bar titleColor=to.wants.titleColor
    strategy title-colour

    page A "A"
      wants titleColor=white
    page B "B"
      wants titleColor=black

    scenario "title after a cancelled swipe"
    matrix
      variant  bug fix
    stack A > B
    at 0ms  swipe back to 50% over 250ms release cancel

    [bug] expect at end: title.B.color = white
    [fix] expect at end: title.B.color = black
    """

}

extension Examples {
  static let reports = [g007, g021, g051, g092]
  static let all = reports + [kitchen]
}
