// The scenario that `navsim new` writes: small, commented, and it runs.

/// A first scenario file.
public enum Template {
  /// The text of a new scenario called `name`.
  public static func scenario(named name: String) -> String {
    """
    navsim 1

    device iphone-8  // 'navsim explain devices' shows the others
    ios    12        // 'navsim explain ios'; from 15 on this bar needs appearances

    image Red   #FF0000
    image Blue  #0000FF

    // A page is a view controller: what it does, hook by hook, one line per thought.
    // 'navsim explain hooks' and 'navsim explain statements' show what there is.
    page Inbox "Inbox"
      view backgroundColor=white
      on viewWillAppear  bar backgroundImage=Red

    page Message "Message"
      view backgroundColor=white
      on viewWillAppear  bar backgroundImage=Blue

    /// A red bar becomes blue while one page pushes the other.
    /// Look at 'eye.left' in the trace: what is seen at the bar's left end, frame by frame.
    scenario \(quoted(name))
    matrix
      strategy  native meituan
    stack Inbox
    at 0ms    push Message
    then +1s  pop

    expect at start:  eye.left = #FF0000
    expect at end:    top is Inbox
    expect at end:    eye.left = #FF0000

    """
  }

  /// The name as a quoted text of the language.
  private static func quoted(_ name: String) -> String {
    var text = "\""
    for character in name {
      if character == "\"" || character == "\\" { text += "\\" }
      text.append(character)
    }
    return text + "\""
  }
}
