/// The key with which a header or a footer tells a grid that it takes a whole line.
enum WholeLineKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}
