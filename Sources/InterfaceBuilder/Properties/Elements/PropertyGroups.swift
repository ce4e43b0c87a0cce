/// Groups of properties that several elements have.
enum PropertyGroups {
  static let object: [any PropertyGroup] = [ObjectProperties.shared]
  static let view = object + [ViewProperties.shared, LayoutProperties.shared]
  static let control = view + [ControlProperties.shared]
  static let scrollView = view + [ScrollViewProperties.shared]
  static let bar = view + [BarProperties.shared]
  static let controller = object + [ControllerProperties.shared]
  static let barItem = object + [BarItemProperties.shared]
  static let emptyBox = view + [EmptyBoxProperties.shared]
}
