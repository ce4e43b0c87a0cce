public import DynamicType
import HeadlessUIKit
import Snapshots

extension ScreenEnvironment {
  /// Creates the environment of a device, with the direction of the language.
  public init(
    _ device: Device,
    in orientation: Device.Orientation = .portrait,
    category: ContentSizeCategory = .large,
    language: String? = nil,
    style: UserInterfaceStyle = .light
  ) {
    self.init(
      screen: UIScreen(device, in: orientation),
      category: category,
      language: language,
      layoutDirection: language.map { LanguageTag($0).layoutDirection } ?? .leftToRight,
      style: style
    )
  }
}
