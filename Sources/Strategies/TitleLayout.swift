extension BuiltinStrategies {
  /// The overflow layout of titles, as a table that anyone can read, copy and derive from.
  static let titleLayout = """
    /// Titles that do not jump at the end of a push: an addition.
    ///
    /// Family: addition.
    ///
    /// A title view is given no width, so that nothing has to move it, and lays its content out
    /// beyond its bounds from the left item to the right one. Titles that are texts stay as they
    /// are.
    /// Source: Xieyupeng520, "Title jump in the iOS navigation bar", AZNavigationBar: the plan that
    /// overflows.
    /// Restricts: title views that do not clip their content.
    /// Known faults: none are told. What touches reach beyond the bounds is not modelled.
    strategy title-layout
      on init  self.item titleLayout=overflow

    """
}
