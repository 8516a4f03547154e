// Made from what is found in Scenarios/reported: NAVSIM_UPDATE=1 swift test --filter ReportedTests

extension ReportedGlitch {
  static let markTable = """
    G001\tstuck of bar in cancelled swipe\tstuck of bar in swipe\tstuck of eye in cancelled swipe\tunmet-wish of page in cancelled swipe\tunmet-wish of page in swipe
    G002
    G003\tsnap of eye in cancelled swipe
    G004
    G005\titem-visibility of title in push\tunmet-wish of page in push
    G006\tstyle-leak of buttons in push\tunmet-wish of page in push
    G007\tstyle-leak of eye in pop
    G008\tcontent-jump of page in pop\tcontent-jump of page in push\tflash of eye in pop\tflash of eye in push
    G009\tunmet-wish of page in add-child\tunmet-wish of page in push\tunmet-wish of page in remove-child
    G010\tbar-geometry of bar in pop\tbar-geometry of bar in push\tcontent-jump of page in push
    G011\tunmet-wish of page in pop\tunmet-wish of page in set-stack
    G012\tsnap of eye in push
    G013\tcontent-jump of page
    G014\tcontent-jump of page in pop
    G015\tcontent-jump of page
    G016\tsnap of eye in pop\tsnap of eye in push\tsnap of eye in swipe
    G017\tblack-gap of eye in cancelled swipe\tflash of eye in cancelled swipe\tmissing-animation of bar in cancelled swipe\tsnap of eye in cancelled swipe
    G018\tmissing-animation of bar in swipe\tsnap of eye in swipe
    G019\tflash of eye in pop\tflash of eye in push\thidden-mismatch of bar in pop\thidden-mismatch of bar in push
    G020\tblack-gap of eye in push\tflash of eye in push\tmissing-animation of bar in cancelled swipe\tmissing-animation of bar in push\tmissing-animation of bar in swipe\tsnap of eye in cancelled swipe\tsnap of eye in push\tsnap of eye in swipe
    G021\tmissing-animation of bar in push
    G022\titem-visibility of title in push\tstack-mismatch of navigation in push\tsudden-item of buttons in push\tsudden-item of title in push
    G023\tdouble-bar of bar in start
    G024\tcontent-jump of page in pop\tflash of eye in pop\tsnap of eye in pop
    G025\tunmet-wish of page in push\tunmet-wish of page in start
    G026\tblack-gap of eye in push\tunmet-wish of page in push
    G027\titem-visibility of buttons in pop\titem-visibility of buttons in push
    G028\tstyle-leak of eye in push
    G029\tsnap of eye in push\tsnap of eye in swipe
    G030\tunmet-wish of page in scroll\tunmet-wish of page in start
    G031\tfrozen of action in swipe
    G032\tcontent-jump of page in pop\tcontent-jump of page in push\tmisplaced-content of page in push
    G033\ttitle-jump of title in push
    G034\ttitle-jump of title in push
    G035\ttitle-jump of buttons in push
    G036
    G037\tflash of eye
    G039\tbar-geometry of stand-in in cancelled swipe\tbar-geometry of stand-in in pop\tbar-geometry of stand-in in push\tblack-gap of eye in cancelled swipe\tblack-gap of eye in pop\tblack-gap of eye in push\tflash of eye in pop\tflash of eye in push
    G041\tbar-geometry of stand-in in push
    G042\tblack-gap of eye in pop\tblack-gap of eye in push\tflash of eye in pop\tflash of eye in push\tsnap of eye in pop\tsnap of eye in push\tuntied of eye in pop\tuntied of eye in push
    G045\tlifecycle of page in pop\tlifecycle of page in push\tlog-warning of navigation in pop\tlog-warning of navigation in push\tstuck of bar in pop
    G048\tflash of eye in start\titem-visibility of title in pop\titem-visibility of title in start\tlifecycle of page in start\tlog-warning of navigation in start\tsnap of eye in pop\tstack-mismatch of navigation in pop\tstack-mismatch of navigation in start\tsudden-item of buttons in start\tsudden-item of title in pop\tsudden-item of title in start
    G051\tcrash of navigation in push
    G053\tflash of eye in cancelled swipe\thidden-mismatch of bar in cancelled swipe\tsnap of eye in cancelled swipe\tstuck of eye in cancelled swipe
    G054\thidden-mismatch of bar in cancelled swipe
    G055\tflash of eye in cancelled swipe\thidden-mismatch of bar in cancelled swipe\tsnap of eye in cancelled swipe\tstuck of eye in cancelled swipe
    G056\tcontent-jump of page in cancelled swipe\thidden-mismatch of bar in cancelled swipe\tsnap of eye in cancelled swipe\tstuck of eye in cancelled swipe
    G057\tcontent-jump of page in swipe\thidden-mismatch of bar in swipe\tsnap of eye in swipe
    G059\thidden-mismatch of bar
    G060\thidden-mismatch of bar in cancelled swipe\titem-visibility of title in pop\titem-visibility of title in push\tmissing-animation of bar in swipe\tsnap of eye in cancelled swipe\tstack-mismatch of navigation in pop\tstack-mismatch of navigation in push\tstuck of eye in cancelled swipe\tsudden-item of buttons in cancelled swipe\tsudden-item of buttons in pop\tsudden-item of buttons in push\tsudden-item of buttons in swipe\tsudden-item of title in cancelled swipe\tsudden-item of title in pop\tsudden-item of title in push\tsudden-item of title in swipe
    G065\tstuck of eye in cancelled swipe\tunmet-wish of page in cancelled swipe
    G069\tuntied
    G074\tunmet-wish of page in scroll
    G075\tbar-geometry of bar in pop\tbar-geometry of bar in push
    G076\tsnap of eye in swipe
    G077\tsudden-item of buttons in swipe
    G078\tflash of eye in push\tflash of eye in swipe\tsnap of eye in push\tsnap of eye in swipe
    G079\tunmet-wish of page in dismiss
    G080\tsnap of eye in push
    G082\tsnap of eye in push
    G083\tcontent-jump of page in push\tflash of eye in push\tsnap of eye in push
    G086\tsnap of buttons in push
    G088\tunmet-wish
    G089\titem-visibility of stand-in in pop
    G091\tfrozen of action in push
    G092\tstuck of title in cancelled swipe\tstyle-leak of title in cancelled swipe
    G095\tflash of eye in pop\tsnap of eye in pop
    G096\tsnap of eye in pop
    G097\tsnap of eye in pop
    G098\tsnap of eye in set-stack\tuntied of eye in set-stack
    G099\tblack-gap\tfrozen\titem-visibility
    G103\thidden-mismatch of bar in pop
    G105\tflash of eye in pop\tflash of eye in push\tstyle-leak of eye in pop
    G107\tblack-gap of eye in pop\tcontent-jump of page in pop\tflash of eye in pop\tsnap of eye in pop
    G109\titem-visibility of title in swipe\tstack-mismatch of navigation in swipe\tsudden-item of buttons in swipe\tsudden-item of title in swipe
    G111\tblack-gap of eye in push
    G115\tbar-geometry of bar
    G119\tstack-mismatch
    G120\tblack-gap
    G122\titem-visibility of action
    G124\tbar-geometry of bar
    G125
    G128\titem-visibility of title in start\titem-visibility of title in tap\tlog-warning of navigation in start\tstack-mismatch of navigation in start\tstack-mismatch of navigation in tap\tsudden-item of buttons in start\tsudden-item of title in tap
    G129\thidden-mismatch of bar in push\tlifecycle of page in push\tlog-warning of navigation in push\tstack-mismatch of navigation in push
    G130\tlifecycle of page in swipe\tlog-warning of navigation in push\tlog-warning of navigation in swipe
    G131\tlifecycle of page in pop\tlog-warning of navigation in pop\tlog-warning of navigation in push\tstack-mismatch of navigation in push
    G134\titem-visibility of title in start\tlifecycle of page in start\tlog-warning of navigation in start\tstack-mismatch of navigation in start\tsudden-item of buttons in start\tsudden-item of title in start
    G136\tlifecycle of page in pop\tlog-warning of navigation in pop\tlog-warning of navigation in push\tstyle-leak of eye in pop
    G137\tlifecycle of page in cancelled swipe
    G139\tfrozen of action
    G140\titem-visibility of title in swipe\tsudden-item of title in swipe
    G144\tbar-geometry of bar in scroll\tbar-geometry of bar in tap
    G145\tstuck of buttons in dismiss
    G146\tbar-geometry of bar in scroll
    G147\tbar-geometry of bar in scroll\tmisplaced-content of page in scroll\tunreadable of title in scroll
    G148\tcontent-jump of page in swipe\tshadow of hairline in swipe
    G152\thidden-mismatch of bar in push\tsudden-item of buttons in push\tsudden-item of title in push
    G153\tcontent-jump of page
    G154\ttitle-jump of action
    G155\tlifecycle of page in pop
    G156\ttitle-jump
    G159\tsnap of eye
    G168\tsudden-item of title
    G169\tbar-geometry of bar
    G170\tflash of eye in set-stack\tunmet-wish of page in set-stack\tuntied of eye in set-stack
    G176\tflash of eye in swipe\tsnap of eye in swipe\tsnap of title in swipe
    G177\tstyle-leak of title in tap
    G179\tblack-gap of eye in push\tblack-gap of eye in swipe\tblack-gap of eye in tap\tblack-gap of hairline in push\tsnap of title in swipe
    G180\tflash of eye
    G181\tblack-gap of eye in push\tflash of eye in push\tmissing-animation of bar in push\tsnap of eye in push
    G183\tflash of eye in push\tsudden-content of page in push
    G186\tuntied of eye in push
    G188\titem-visibility
    G189\thidden-mismatch of bar in pop
    G190\tcontent-jump of page in cancelled swipe\thidden-mismatch of bar in cancelled swipe\tsudden-item of buttons in cancelled swipe\tsudden-item of title in cancelled swipe
    G191\tfrozen of action in pop\tfrozen of action in tap\tstack-mismatch of navigation in pop\tstack-mismatch of navigation in tap
    G192\tbar-geometry
    G193\tstyle-leak of eye in push
    G197\tlifecycle of page in cancelled swipe
    G199\tblack-gap of eye in push\tcontent-jump of page in swipe\tflash of eye in push\tshadow of hairline in push\tsnap of eye in push\tsnap of eye in swipe
    G200\tcontent-jump of page in pop
    G201\tsnap of eye in pop\tsnap of eye in push\tsnap of title in pop\tsnap of title in push\tstatus-bar of statusBar in pop
    G202\tbar-geometry of bar in dismiss\tbar-geometry of bar in present\tunasked of bar in dismiss\tunasked of page in dismiss
    G203\tbar-geometry of bar in dismiss\tcontent-jump of page in dismiss\tshadow of hairline in dismiss
    G204\tbar-geometry of bar in dismiss\tbar-geometry of bar in present
    G206\thidden-mismatch of bar in swipe
    G209\tsnap of eye
    G210\tdouble-bar of stand-in in cancelled swipe\tstuck of eye in cancelled swipe
    G213\tstuck of buttons in dismiss\tunreadable of buttons in dismiss\tunreadable of buttons in push
    G216\tblack-gap
    G219\tsnap of eye in swipe
    G220\tunmet-wish of page
    G221\tflash of eye
    """
}
