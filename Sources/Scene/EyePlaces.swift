/// What the eye's points and the shadow before a page's edge are made of: who looks, who draws it from a trace, and who judges what
/// passes a point have the same numbers.
public enum EyePlaces {
  /// Distance of the left and right points from the screen's edges, in points (choice: the standard margin).
  public static let margin = 16.0
  /// How far before the edge of a page that moves over another the eye looks, in points (choice: in the darkest step of its
  /// shadow).
  public static let edgeDistance = 1.0
  /// In how many steps the shadow goes from its opacity at the edge to nothing (choice: at 4/255 the eye has no more to tell apart).
  public static let shadowSteps = 4
}
