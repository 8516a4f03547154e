// Made from the heads of Scenarios/reported: NAVSIM_UPDATE=1 swift test --filter ReportedTests

extension ReportedGlitch {
  static let table = """
    G001\tcured\tstuck\tBackground alpha freezes where the finger lets go.\tiOS 8 to 10 (said).\tEnderTan, "Smooth showing and hiding of the navigation bar: the profile page (1)", section 4, 2017.
    G002\tcured\t\tAs soon as the bar begins to fade, its blur is gone and it looks flat.\tiOS 9 and 10 (said).\tEnderTan, "Smooth showing and hiding of the navigation bar: the profile page (1)", section 3, 2017.
    G003\tcured\tsnap\tA page with a clear bar is dragged back and let go: the bar blinks before it is clear again.\tnot said; told for iOS 10 (inferred from the date).\tEnderTan, "Smooth showing and hiding of the navigation bar: the profile page (1)", section 1, 2017, which looks at mobile QQ.
    G004\tcured\t\tThe system's bar is hidden for a page that draws its own: in the swipe back a hard edge stands between the two.\tnot said; told for iOS 10 (inferred from the date).\tEnderTan, "Smooth showing and hiding of the navigation bar: the profile page (1)", section 1, 2017, which looks at Weibo, Tieba and Twitter.
    G005\tcured\titem-visibility\tA page fades the whole bar as it scrolls: its buttons fade too, and the next page begins with a faded bar.\tany; told for iOS 12.\tEnderTan, "Smooth showing and hiding of the navigation bar: the profile page (1)", section 3, 2017; Meituan, "Navigation-bar transitions on iOS: solutions and best practice", 6.4, 2018.
    G006\tcured\tstyle-leak\tThe bar follows a finger, but a plain push and a tap on the back button leave it as it was.\tiOS 8 to 10 (said).\tEnderTan, "Smooth showing and hiding of the navigation bar: the profile page (1)", sections 4 and 6, 2017.
    G007\tcured\tstyle-leak\tOne shared bar: a style set by one page shows on every page.\tany; told for iOS 10.\tCallLiven, README of RWNavigationBarTransition, 2020; Meituan, "Navigation-bar transitions on iOS: solutions and best practice", 4.1, 2018.
    G008\tcured\tcontent-jump,flash\tOne page sets translucent by hand: content shifts, and the stand-in bars lie beside the real one.\tiOS 7 and later (said); told for iOS 12.\tCallLiven, README of RWNavigationBarTransition, 2020; Meituan, "Navigation-bar transitions on iOS: solutions and best practice", rule 4 and 6.1, 2018.
    G009\tcured\tunmet-wish\tA page with child pages sets the bar's colour, and a child overrides it.\tany; told for iOS 12.\tCallLiven, README of RWNavigationBarTransition, usage notes, 2020.
    G010\tcured\tbar-geometry\tA page hides the status bar by its preference, and bar and page move up by its height.\tiOS 12 and earlier, and 13 and later (said); told for iOS 12.\tCallLiven, README of RWNavigationBarTransition, the open problem, 2020.
    G011\tcured\tunmet-wish\tThe root's view is loaded before the root is on a stack: the write is lost.\tany; told for iOS 10.\tCallLiven, README of RWNavigationBarTransition, supplement, 2020.
    G012\tcured\tsnap\tA page writes its bar's look in viewDidAppear: its stand-in has the look of the page before, and then it snaps.\tany; told for iOS 12.\tCallLiven, README of RWNavigationBarTransition, 2020; Meituan, "Navigation-bar transitions on iOS: solutions and best practice", 5.2, 2018.
    G013\tcured\tcontent-jump\tA prompt makes the bar taller, and the content of the page that comes does not keep to the bar's bottom.\tiOS 11 and later (said); told for iOS 15.\tEvgenii Rtishchev, "Navigation bar and transition animation".
    G014\tcured\tcontent-jump\tPopping from a taller to a shorter bar: a strip opens above the content of the page that leaves.\tiOS 11 and later (said); told for iOS 15.\tEvgenii Rtishchev, "Navigation bar and transition animation", the part on pops.
    G015\tcured\tcontent-jump\tA large and a small title next to each other: content jumps against the bar.\tiOS 11 and later (said); told for iOS 15.\tEvgenii Rtishchev, "Navigation bar and transition animation", the part on heights.
    G016\tcured\tsnap\tA barTintColor that is set alongside the transition does not animate on iOS 10.\tiOS 9.3 and 10 (said).\tOpen Radar 26893274 and Stack Overflow 39515313, 2016; Evgenii Rtishchev, "Navigation bar and transition animation", which links the second.
    G017\tcured\tblack-gap\tA page hides the bar without animation: the next swipe back to it opens a black block.\tany; told for iOS 12.\tMeituan, "Navigation-bar transitions on iOS: solutions and best practice", 4.3.1, case 1, 2018.
    G018\tcured\tsnap\tA page without a bar shows it without animation when it leaves: the bar pops in over it.\tany; told for iOS 12.\tMeituan, "Navigation-bar transitions on iOS: solutions and best practice", 4.3.1, case 1, 2018.
    G019\tcured\tflash\tTwo pages without a bar in a row: a bar slides in and out although nobody wants it.\tany; told for iOS 12.\tMeituan, "Navigation-bar transitions on iOS: solutions and best practice", 4.3.1, case 2, 2018.
    G020\tcured\tmissing-animation\tThe plain setter hides and shows the bar: it is gone and there at once, in the middle of a drag.\tany; told for iOS 12.\tMeituan, "Navigation-bar transitions on iOS: solutions and best practice", 4.3.1, 2018.
    G021\tcured\tmissing-animation\tThe animated flag of the hide differs from that of the transition.\tany; told for iOS 12.\tMeituan, "Navigation-bar transitions on iOS: solutions and best practice", 6.7, 2018.
    G022\tcured\tstack-mismatch\tA swipe between two pages without a bar is taken back; later the bar shows the items of an older page.\tiOS 7 to 9 (said).\tOpen Radar 24535291, 2016; forkingdog/FDFullscreenPopGesture issues 16 and 42; MoZhouqi/KMNavigationBarTransition issue 42, 2016; jianshu 4b8af425a7d0; Meituan, "Navigation-bar transitions on iOS: solutions and best practice", 6.8, 2018.
    G023\tshown\t\tOne navigation controller inside a page of another: the swipe back pops now the one, now the other.\tany; told for iOS 12.\tMeituan, "Navigation-bar transitions on iOS: solutions and best practice", 6.8, 2018.
    G024\tcured\tcontent-jump\tAn opaque background image turns translucency off without a word.\tiOS 7 and later (said); told for iOS 12.\tMeituan, "Navigation-bar transitions on iOS: solutions and best practice", 4.3.2, rule 4 and 6.5, 2018.
    G025\tcured\tunmet-wish\tA sheer image on an opaque bar: in place of the page a white or black plate is seen behind it.\tiOS 7 and later (said); told for iOS 12.\tMeituan, "Navigation-bar transitions on iOS: solutions and best practice", 4.3.2, 2018.
    G026\tcured\tunmet-wish\tThe bar's opacity follows the scroll, and a page that leaves or comes back changes it without being scrolled.\tany; told for iOS 10, where the bar's bottom is the scroll view's inset.\tMeituan, "Navigation-bar transitions on iOS: solutions and best practice", 6.4, 2018.
    G027\tcured\titem-visibility\tA custom back arrow with a mask as large as itself: the old back text slides under the arrow.\tiOS 7 and later (said); told for iOS 12.\tMeituan, "Navigation-bar transitions on iOS: solutions and best practice", 4.4, 2018.
    G028\tcured\tstyle-leak\tA restore in viewWillDisappear lands on the wrong page.\tany; told for iOS 12.\tMeituan, "Navigation-bar transitions on iOS: solutions and best practice", rule 3 and 6.1, 2018.
    G029\tshown\tsnap\tWithout a library the bar takes the new colour in the first frame.\tolder systems, where later ones fade (said); told for iOS 12.\tMeituan, "Navigation-bar transitions on iOS: solutions and best practice", 5.1.3, 2018.
    G030\tcured\tunmet-wish\tiOS 15: at the top of the list the bar is transparent and ignores its tint.\tiOS 15 and later, built with its SDK (said).\tFlowCrypt/flowcrypt-ios issue 533, 2021; Meituan, "Navigation-bar transitions on iOS: solutions and best practice", notes on iOS 15.
    G031\tcured\tfrozen\tA custom left button switches the edge swipe off.\tiOS 7 and later, 8.1 in the radar (said); told for iOS 12.\tOpen Radar 19031955, 2014; Meituan, "Navigation-bar transitions on iOS: solutions and best practice", 4.3.1, 2018.
    G032\tcured\tcontent-jump\tPages get their insets in different ways: the content of one sits too high, and jumps in the transition.\tiOS 7 to 10 for insets, 11 and later for safe areas (said).\tMeituan, "Navigation-bar transitions on iOS: solutions and best practice", 3.1.2 and 3.3, 2018.
    G033\tcured\ttitle-jump\tA wide left item: the title view is laid out further right than it was animated to.\tiOS 11 and later (said); told for iOS 13.\tXieyupeng520, "Title jump in the iOS navigation bar", AZNavigationBar, 2019.
    G034\tcured\ttitle-jump\tA wide right item: the title view is laid out shorter than it was pushed in, and runs over the buttons till then.\tiOS 11 and later (said).\tXieyupeng520, "Title jump in the iOS navigation bar", AZNavigationBar, 2019.
    G035\tcured\ttitle-jump\tWhat a bar button shows in the margin of the bar is missing during the push and there at its end.\tiOS 11 and later (said).\tXieyupeng520, "Title jump in the iOS navigation bar", AZNavigationBar, 2019, the note on overflowing content.
    G036\tpart\t\tTwo plain pages: the upper one's shadow is seen above and below the bar, and not in it.\tiOS 11.2 (said).\tMoZhouqi/KMNavigationBarTransition issue 120.
    G037\ttold\t\tThe right part of the bar, where the new page comes in, flashes in another colour.\tiOS 10 (inferred from the date).\tMoZhouqi/KMNavigationBarTransition issue 62, 2017.
    G039\tcured\tbar-geometry\tUnder an opaque bar, with a scroll view in the page, the bar's background lies too low while pages move.\tiOS 11 (said).\tMoZhouqi/KMNavigationBarTransition issue 83, 2017.
    G041\tcured\tbar-geometry\tiOS 11: while a page is pushed the stand-in is lower than the bar, as if the status bar's part were missing.\tiOS 11 (said).\tMoZhouqi/KMNavigationBarTransition issues 91 and 99, 2017.
    G042\tcured\tflash\tiOS 14: the stand-in bars are empty, and while pages move the bar has no background at all.\tiOS 14 from beta 6 on (said).\tMoZhouqi/KMNavigationBarTransition issues 155 and 158 and Tencent/QMUI_iOS issue 1081, 2020.
    G045\tcured\tstuck\tAfter pushes and pops in quick succession the bar's background is gone for good, whatever the page sets.\tiOS 9 (inferred from the date).\tMoZhouqi/KMNavigationBarTransition issue 19, 2016.
    G048\ttold\t\tA page that pushes on from viewDidLoad never appears, so its bar stays without a background.\tiOS 10 (inferred from the date).\tMoZhouqi/KMNavigationBarTransition issue 73, 2017.
    G051\tcured\tcrash\tThe same instance is pushed again from the completion of its own push.\tiOS 9 and 10 (inferred from the date).\tMoZhouqi/KMNavigationBarTransition issue 77 and wordpress-mobile/WordPress-iOS issue 7284, 2017.
    G053\tshown\thidden-mismatch\tA page without a bar below one with a bar: small cancelled swipes toggle the bar.\tbelow iOS 11 mostly (said).\tforkingdog/FDFullscreenPopGesture issues 163 and 149, cctomato/XLPopGesture issue 2, 2017 and later.
    G054\tcured\thidden-mismatch\tA pop of the app's own that springs back takes the bar away from the page that stays.\tiOS 8.4 and 9 (said).\tfastred/SloppySwiper issue 12, 2015.
    G055\tshown\thidden-mismatch\tTwo writers of the hidden flag fight over a cancelled swipe.\tiOS 10 (inferred from the date); told for 9, the last system here on which a rewound hide still takes the bar.\tforkingdog/FDFullscreenPopGesture issue 111, 2016 or 2017.
    G056\tcured\thidden-mismatch\tHide and show in willShow: a cancel leaves the visible page without a bar.\tiOS 10 (said).\tTencent/QMUI_iOS issue 151, 2017.
    G057\tcured\thidden-mismatch\tA library that states the bar's visibility for every page shows it on pages that hide it by themselves.\tany; told for iOS 12.\tforkingdog/FDFullscreenPopGesture issues 204, 71 and 5, 2015 and later.
    G059\ttold\t\tA fast flick back between two pages without a bar, then a push to one with a bar: its bar is wrong.\tiOS 12 (inferred from the date).\tforkingdog/FDFullscreenPopGesture issue 194, 2018 or 2019.
    G060\tcured\tstack-mismatch\tOne page without a bar, a full-width swipe that is taken back once and then finished: the bar is lost later.\tiOS 8 (inferred from the date).\tblog.luckymore.wang, 2015-05-19, on the file preview of QQ.
    G065\tcured\tstuck\tHalf a swipe, taken back: the coloured bar is white.\tiOS 11 (inferred from the date).\twangrui460/WRNavigationBar issue 84, 2017.
    G069\tcured\t\tA push to a page with a clear bar: the bar is white first, and clear only then.\tiOS 11 (inferred from the date).\twangrui460/WRNavigationBar issue 110.
    G074\tcured\tunmet-wish\tA page is pushed by way of another navigation controller, and the bar's opacity does not follow the scroll.\tiOS 11 (inferred from the date).\twangrui460/WRNavigationBar issue 86.
    G075\tcured\tbar-geometry\tBack to a page with a large title: a white bar of the usual height stands where the large one should be.\tiOS 11 (said).\twangrui460/WRNavigationBar issue 64.
    G076\tcured\tsnap\tAn activity indicator runs on the page: the bar flickers while a finger swipes back.\tiOS 10 (inferred from the date).\twangrui460/WRNavigationBar_swift issue 5.
    G077\tcured\tsudden-item\tA right button that is a view of the app's own blinks while a finger swipes back to its page.\tiOS 16 (inferred from the date).\tlistenzz/HBDNavigationBar issue 183.
    G078\tcured\tflash\tA list that is scrolled down pushes a page: the bar is white for a moment.\tiOS 15 (said).\tlistenzz/HBDNavigationBar issue 149.
    G079\tcured\tunmet-wish\tA page with a transparent bar presents, and has an opaque bar when it comes back.\tiOS 12.1 (said).\tlistenzz/HBDNavigationBar issue 37.
    G080\tcured\tsnap\tA page that declares no bar takes that back while it leaves: a white strip at its top.\tiOS 12 (inferred from the date).\tlistenzz/HBDNavigationBar issue 43.
    G082\tcured\tsnap\tFrom a page with a clear bar: with the push the bar shows on it.\tiOS 18 (said).\tlistenzz/HBDNavigationBar issue 188.
    G083\tcured\tflash\tThe first push between two colours flashes, unless the page extends under opaque bars.\tiOS 11 (inferred from the date).\tyiplee/YPNavigationBarTransition issue 24.
    G086\tcured\tsnap\tThe buttons of a page take the tint of the next one, whose bar is hidden.\tiOS 11 (inferred from the date).\tyiplee/YPNavigationBarTransition pull request 5.
    G088\ttold\t\tSomething is presented, the stack pops to its root, another tab is selected: a white block where the bar should be.\tiOS 10 (inferred from the date).\trickytan/RTRootNavigationController issue 99.
    G089\tshown\titem-visibility\tAfter a pop to the root the root has a back button.\tiOS 14 (said), not 13.\trickytan/RTRootNavigationController issue 292.
    G091\tcured\tfrozen\tAfter a swipe that was taken back no push works any more.\tiOS 11.3 (said).\tTencent/QMUI_iOS issue 336.
    G092\tcured\tstuck\tAfter a swipe that was taken back the title has the colour of the page below.\tiOS 12 and lower (said).\tTencent/QMUI_iOS issue 1210.
    G095\tcured\tflash\tBack from a page without a bar: the page shows the app's usual colour until the end, then its own.\tiOS 15.0 (said).\tTencent/QMUI_iOS issue 1335.
    G096\tcured\tsnap\tBack to a page with a transparent bar: a milky layer lies over it until the pop is over.\tiOS 15.1 (said), not 14.\tTencent/QMUI_iOS issue 1330.
    G097\tcured\tsnap\tA pop to a grey bar shows it in the app's default blue, and grey when the pop is over.\tiOS 14.5 (said).\tTencent/QMUI_iOS issue 1432.
    G098\tcured\tuntied,snap\tA new stack replaces the top page: the bar that comes in is white first, and the one that goes loses its colour.\tiOS 15 and later (said).\tTencent/QMUI_iOS issue 1501.
    G099\ttold\t\tSome swipes back, then the home screen and back: what stood in the bar is gone, and all is black below.\tiOS 13.6 (said).\tTencent/QMUI_iOS issue 1111.
    G103\tcured\thidden-mismatch\tA page hides the bar, and the page below, which says nothing, has none either.\tiOS 9 (inferred from the date).\tJazysYu/JZNavigationExtension issues 30 and 41.
    G105\tcured\tstyle-leak\tA change of translucency around a push does not animate any more.\tiOS 10 (said), not 9.\tOpen Radar 27169343.
    G107\tshown\tflash,black-gap,content-jump\tCode animates a pop from a page with a bar to one without: a black strip stays where the bar was.\tiOS 7.1.1 (said).\tOpen Radar 16974099.
    G109\tshown\titem-visibility,stack-mismatch\tA push of the app's own that is taken back and caught again ends without its page's buttons.\tiOS 11 (inferred from the issue's date).\tOpen Radar 38182194.
    G111\tcured\tflash\tA page that hides the tab bar is pushed: while it slides, a part of the navigation bar is black.\tiOS 8 (said).\tOpen Radar 21036226 and 21048230.
    G115\tshown\tbar-geometry\tA large title does not collapse until something was pushed and popped.\tiOS 11.0 (said).\tOpen Radar 34611901.
    G119\tshown\tstack-mismatch\tA new stack in place of the old one is taken back, and both pages are on the stack.\tiOS 7 (inferred from the date).\tOpen Radar 14794181.
    G120\tcured\tblack-gap\tAn empty stack and then a page, both with animation: nothing is shown until the device is turned.\tiOS 12 (inferred from the date).\tOpen Radar 48067497.
    G122\ttold\t\tSomebody searches in a document picker: search field and bar are gone.\tiOS 8.4 to 9.2 (said); told for iOS 11, where a search field can stand in the bar.\tOpen Radar 24564847.
    G124\tcured\tbar-geometry\tA page with a prompt is pushed in a popover: the popover cuts the taller bar, or its place stays tall.\tiOS 5 and 6 (said); told for iOS 12 with their rule.\tOpen Radar 12741862.
    G125\tcured\t\tThe device is turned: the bar in a second window keeps its height.\tiOS 8 (said).\tOpen Radar 20167526.
    G128\tcured\tlog-warning,stack-mismatch\tA page pushes the next one in its viewDidLoad: a warning, and the way back is wrong.\tiOS 6 (inferred from the date); told on iOS 7, the oldest one here.\tbarrycenter/BAMEasyTable issue 4.
    G129\tcured\tlog-warning,hidden-mismatch,stack-mismatch\tA controller that animates by itself lets a second push in while the first one runs.\tiOS 13 (inferred from the date).\tHeroTransitions/Hero issue 638.
    G130\tshown\tlog-warning,lifecycle\tA full-screen gesture that begins at any time: one swipes back before the push is over.\tiOS 7 and 8 (inferred from the date).\tCharlinFeng/SwipeNavigationVC issue 2.
    G131\tcured\tlog-warning,lifecycle,stack-mismatch\tA push, a pop to the root without animation and another push in one turn: the bar is broken.\tiOS 7 (said).\tPlasma/BufferedNavigationController issue 9.
    G134\tcured\tlog-warning,stack-mismatch\tAn app that is launched at a deep place pushes three levels at once: a warning, and a part of the path.\tiOS 13 (inferred from the date).\tnalexn/clean-architecture-swiftui issue 6.
    G136\tcured\tlifecycle,style-leak\tA side menu is pulled a little and let go: from then on the bar does not follow pushes and pops.\tiOS 7 (inferred from the date).\tromaonthego/RESideMenu issue 53.
    G137\tcured\tlifecycle\tA swipe that is taken back: what a page takes down in viewWillDisappear stays down.\tiOS 7 and later (said).\tStack Overflow 18927878.
    G139\ttold\t\tA page without a bar is swiped away, and from then on no push does anything.\tiOS 17 (said).\ttattn/SwipeTransition issue 50.
    G140\tshown\titem-visibility\tTwo pages with a search bar as their title: after a swipe back neither is drawn, but they take touches.\tiOS 12 (inferred from the date).\ttattn/SwipeTransition issue 20.
    G144\tshown\tbar-geometry\tA bar has scrolled away; a touch where the back button was pops, and the bar is back at once on the other page.\tiOS 10 (inferred from the date).\tandreamazz/AMScrollingNavbar issue 223.
    G145\tcured\tstuck\tA library keeps the tint of a bar that an alert has dimmed, and the buttons stay grey for ever.\tiOS 13 (inferred from the issue's date).\tandreamazz/AMScrollingNavbar pull request 392.
    G146\tpart\tbar-geometry\tA bar that scrolls away does not reckon with a prompt: it stays half in sight, and is wrong after the pop.\tiOS 8 (inferred from the date).\tandreamazz/AMScrollingNavbar issue 134.
    G147\tcured\tbar-geometry\tOn a phone with a notch the bar comes back too high after it was scrolled away.\tiOS 11 (said), on an iPhone X.\tandreamazz/AMScrollingNavbar issue 266.
    G148\tcured\tbar-geometry\tThe content still scrolls when a finger swipes back: the page below has no bar.\tiOS 8 and 9 (said).\ttelly/TLYShyNavBar issue 74.
    G152\tcured\thidden-mismatch,content-jump\tFrom a page with a focused search field to one without a bar: the bar is there all the same, and content jumps.\tiOS 14 (inferred from the date).\tsoftware-mansion/react-native-screens issue 996.
    G153\tshown\tcontent-jump\tBack to a page whose search is active: its content lies under a bar without height, and then jumps down.\tiOS 17 (inferred from the date).\treact-navigation/react-navigation issue 11882.
    G154\tcured\ttitle-jump\tA tab with a search field is selected: the field is too wide for a moment.\tiOS 26 (said).\tsoftware-mansion/react-native-screens issue 4554.
    G155\ttold\t\tFrom one tab to a page of another, with a pop: its search field lies over the title.\tiOS 26.4 (said); 26.3 is without it.\tsoftware-mansion/react-native-screens issue 3935.
    G156\tcured\ttitle-jump\tFrom a page without a header: what stands in the bar moves a little shortly before the push is over.\tiOS 26 (said).\tsoftware-mansion/react-native-screens issue 3773, expo/expo issue 39766.
    G159\tcured\tsnap\tFrom a clear header to a page without one: the effect at the edge goes while a finger takes the swipe back.\tiOS 26 (inferred from the date).\tsoftware-mansion/react-native-screens issue 3685.
    G168\tshown\tsudden-item\tA title appears only when the push is over.\tiOS 26.1 (said); on iOS 18 it is there after 93 ms.\tsoftware-mansion/react-native-screens issue 4650.
    G169\ttold\t\tA stack in a stack: the large title is not there while a finger swipes back.\tiOS 27 (said); told for iOS 26.\tsoftware-mansion/react-native-screens issue 4663.
    G170\tcured\tunmet-wish\tAn app that starts with several pages on its stack shows the top one without its header's look.\tiOS 12 and older (inferred from the date).\tsoftware-mansion/react-native-screens pull request 384.
    G176\tcured\tflash\tA swipe back shows a white bar.\tiOS 13 (said).\twix/react-native-navigation pull request 6069.
    G177\tcured\tstyle-leak\tThe title keeps the colour of the page that went, if one goes back by the button.\tiOS 11 to 13 (said).\twix/react-native-navigation issues 4224, 4079 and 5900.
    G179\tpart\t\tBack by the button to a page with a large title: the bar is transparent on the way and the title black.\tiOS 12 (inferred from the date).\twix/react-native-navigation issue 5145.
    G180\ttold\t\tThe first push in a tab flashes the bar.\tiOS 13 (said).\twix/react-native-navigation pull request 6038.
    G181\tcured\tblack-gap,snap\tA push that fades: the lower page's bars are gone at once, and black is where they were.\tiOS 13 (inferred from the date).\twix/react-native-navigation issue 6543.
    G183\tcured\tflash\tA push between two dark pages without bars: white flashes at the top right.\tiOS 9 (inferred from the date).\twix/react-native-navigation issue 264.
    G186\tcured\tuntied\tAn app that sets no colour: the bar goes from white to grey and back.\tiOS 13 (said).\txamarin/Xamarin.Forms issue 9943 and pull request 12835.
    G188\ttold\t\tAfter half a swipe the lower page's title and buttons stay over those of the upper one.\tiOS 13 (inferred from the date).\tDimillian/ACHNBrowserUI issue 41.
    G189\tcured\thidden-mismatch\tThe device was turned on the pushed page: back on the first one there is no bar.\tiOS 17 (said).\tdavdroman/swiftui-navigation-transitions issue 115.
    G190\tcured\thidden-mismatch\tA page hides the bar; after half a swipe it has one.\tiOS 14 (inferred from the date).\tjoehinkle11/Lazy-Pop-SwiftUI issue 5.
    G191\tcured\tfrozen\tA swipe that was taken back freezes the page that stays.\tiOS 16 (inferred from the date).\tdavdroman/swiftui-navigation-transitions pull request 78.
    G192\ttold\t\tA large title is inline at first and jumps to its size without an animation.\tiOS 18 (inferred from the date).\tfirebase/quickstart-ios issue 1718.
    G193\tcured\tstyle-leak\tEach level gives the bar a colour of its own; from the second push on it stays what it was.\tiOS 13 (inferred from the date).\tsiteline/swiftui-introspect issue 39.
    G197\tcured\tlifecycle\tA swipe that was taken back leaves the input bar of a chat where it is, whatever one scrolls.\tiOS 8 (inferred from the date).\tjessesquires/JSQMessagesViewController issue 1174, MixinNetwork/ios-app pull request 225.
    G199\tcured\tsnap\tA page with the system's bar below one with a bar of its own: the system's bar flashes in a swipe.\tiOS 13 and 14 (inferred from the dates).\tQuintGao/GKNavigationBar issue 88, SmileZXLee/ZXNavigationBar issue 1.
    G200\tcured\tcontent-jump\tBack from a page with a transparent bar: the top of the page lies under the bar.\tiOS 9 (inferred from the date).\tfuturedapp/TFTransparentNavigationBar pull request 1.
    G201\tcured\tsnap\tA photo browser is popped: for a moment its black bar lies over the page below.\tiOS 11 (inferred from the date).\tyounatics/MediaBrowser issue 13.
    G202\tshown\tbar-geometry\tSomething is dismissed: the bar is 44 points high on the way and grows to 64 at the end.\tiOS 8 (said).\tzoonooz/ZFDragableModalTransition issue 21.
    G203\tcured\tshadow\tA call is on: each time something is dismissed the whole app moves up by 20 points.\tiOS 11 (inferred from the date).\tCosmicMind/Motion pull request 45, HeroTransitions/Hero issue 361.
    G204\tshown\tbar-geometry\tA viewer is closed, and the bar lies under the status bar at the top of the screen.\tiOS 10 (inferred from the date).\thyperoslo/Lightbox pull request 113.
    G206\tcured\thidden-mismatch\tA viewer hides bar and toolbar; the page below gets them back only in some endings.\tiOS 16 to 18 (inferred from the dates).\tjrsaruo/MediaViewer pull requests 41 and 112.
    G209\tcured\tsnap\tContent lies under the bar: the fade below it is gone during a swipe, and snaps back when that is taken back.\tiOS 26 (said).\tApollo-Reborn/Apollo-Reborn pull request 693.
    G210\tcured\tdouble-bar\tAfter a swipe that was taken back the capsule around the other page's title stays in the bar.\tiOS 26.5 (said).\tApollo-Reborn/Apollo-Reborn pull request 1018.
    G213\tcured\tunreadable\tAfter something was presented the back button of later pages has another colour.\tiOS 10 (inferred from the date).\tSRGSSR/playsrg-apple issue 28.
    G216\ttold\t\tBack to the root and on to a page without animation, then an animated pop: black.\tiOS 7 (inferred from the date).\tColinEberhardt/VCTransitionsLibrary issue 30.
    G219\tcured\tsnap\tA card is dragged back: the header has the lower page's colour in the last frame only.\tnot said; told on iOS 9.\treact/react-native issue 8618, 2016.
    G220\tcured\t\tThe first page is replaced, and its title stays the old one until one pushes and pops.\tnot said; told on iOS 8.\treact/react-native issue 476, 2015.
    G221\ttold\t\tA form is swiped back while a row is edited: the bar blinks, and what stands on the keyboard stops half-way.\tiOS 10 (inferred from the date).\txmartlabs/Eureka pull request 786.
    """
}
