public import DynamicType
public import ScreenAudit

/// The devices, text sizes, languages and appearances in which a test shows a screen.
///
/// ```swift
/// let settings = ScreenSettings(devices: ["iPhone SE 4.7-inch"], languages: ["de", "ar"])
/// ```
public struct ScreenSettings: Sendable {
  /// The names of the devices, as `dynamictype devices` lists them.
  public var devices: [String]

  /// Portrait, landscape or both.
  public var orientations: [Device.Orientation]

  /// The text sizes; Large is always one of them, because the others are compared with it.
  public var categories: [ContentSizeCategory]

  /// The languages as BCP 47 tags; an empty list shows the screen in no language of its own.
  public var languages: [String]

  /// Light, dark or both.
  public var appearances: [UserInterfaceStyle]

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - devices: The names of devices, as `dynamictype devices` lists them. A test that shows a
  ///     screen on a device that does not exist has an issue.
  ///   - orientations: Portrait, landscape or both.
  ///   - categories: The text sizes, all twelve by default.
  ///   - languages: The languages as BCP 47 tags.
  ///   - appearances: Light, dark or both.
  public init(
    devices: [String] = SweepSetting.defaultDevices.map(\.name),
    orientations: [Device.Orientation] = [.portrait],
    categories: [ContentSizeCategory] = ContentSizeCategory.allCases,
    languages: [String] = [],
    appearances: [UserInterfaceStyle] = [.light]
  ) {
    self.devices = devices
    self.orientations = orientations
    self.categories = categories
    self.languages = languages
    self.appearances = appearances
  }

  /// Every combination of device, orientation, language and appearance.
  ///
  /// - Throws: ``UnknownName/device(_:nearest:)`` for the first name that no device has.
  public var combinations: [SweepSetting] {
    get throws(UnknownName) {
      var known: [Device] = []
      for name in devices {
        known.append(try Device.known(name))
      }
      return SweepSetting.all(
        devices: known,
        orientations: orientations,
        languages: languages.isEmpty ? [nil] : languages,
        styles: appearances
      )
    }
  }
}
