/// The key with which a header or a footer requests a whole line of a grid.
enum WholeLineKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}
