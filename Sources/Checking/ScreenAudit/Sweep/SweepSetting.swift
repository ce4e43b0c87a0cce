public import DynamicType
import Snapshots

/// The setting of a screen apart from the text size: a device, a language, light or dark.
public struct SweepSetting: Hashable, Sendable {
  /// The device.
  public var device: Device

  /// The orientation of the device.
  public var orientation: Device.Orientation

  /// The language as a BCP 47 tag, or `nil` for the document's own.
  public var language: String?

  /// Light or dark appearance.
  public var style: UserInterfaceStyle

  /// The system version for drawing screens in code; `nil` for the newest version whose sizes are known.
  public var systemVersion: SystemVersion?

  /// Creates a setting.
  public init(
    device: Device,
    orientation: Device.Orientation = .portrait,
    language: String? = nil,
    style: UserInterfaceStyle = .light,
    systemVersion: SystemVersion? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.language = language
    self.style = style
    self.systemVersion = systemVersion
  }

  /// The layout direction of the language; left to right by default.
  public var layoutDirection: LayoutDirection {
    language.map { LanguageTag($0).layoutDirection } ?? .leftToRight
  }

  /// The name of the setting for people: `iPhone 16, landscape, de, dark`.
  public var name: String {
    let words: [String?] = [
      device.name, orientation == .landscape ? "landscape" : nil, language,
      style == .dark ? "dark" : nil,
    ]
    return words.compactMap(\.self).joined(separator: ", ")
  }
}

extension SweepSetting {
  /// A narrow and a typical phone: most faults show on the narrow one.
  public static let defaultDevices = ["iPhone SE 4.7-inch", "iPhone 16"].compactMap {
    Device.named($0)
  }

  /// Every combination, devices first, in the order of the lists.
  public static func all(
    devices: [Device],
    orientations: [Device.Orientation] = [.portrait],
    languages: [String?] = [nil],
    styles: [UserInterfaceStyle] = [.light],
    systemVersion: SystemVersion? = nil
  ) -> [SweepSetting] {
    devices.flatMap { device in
      orientations.flatMap { orientation in
        languages.flatMap { language in
          styles.map {
            SweepSetting(
              device: device,
              orientation: orientation,
              language: language,
              style: $0,
              systemVersion: systemVersion
            )
          }
        }
      }
    }
  }
}
