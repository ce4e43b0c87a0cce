public import DynamicType
public import ScreenAudit

/// A screen in all settings of a test, with its faults.
public struct ScreenReport: Sendable {
  /// The name of the screen.
  public let title: String

  /// The faults that were found, each once for all settings in which it occurs.
  public let findings: [AuditFinding]

  /// The screen at every size, a series for each setting.
  public let series: [ScreenSeries]

  /// The screen at a text size.
  ///
  /// - Parameters:
  ///   - category: The text size.
  ///   - device: The name of the device; the first one by default.
  ///   - language: The language; the first one by default.
  ///   - appearance: Light or dark; the first one by default.
  ///   - afterChange: Whether the screen was launched at Large and the size changed while it was
  ///     shown, instead of launched at the size.
  /// - Returns: The screen, or `nil` where the test does not show it so.
  /// - Throws: ``UnknownName/device(_:nearest:)`` for a name that no device has.
  public func screen(
    at category: ContentSizeCategory,
    on device: String? = nil,
    language: String? = nil,
    appearance: UserInterfaceStyle? = nil,
    afterChange: Bool = false
  ) throws(UnknownName) -> ShownScreen? {
    let device = try device.map { name throws(UnknownName) in try Device.known(name) }
    let wanted = series.first { one in
      (device == nil || device?.name == one.setting.device.name)
        && (language == nil || language == one.setting.language)
        && (appearance == nil || appearance == one.setting.style)
    }
    guard let wanted else { return nil }
    let snapshot = afterChange ? wanted.changed(to: category) : wanted.launched(at: category)
    return snapshot.map {
      ShownScreen(setting: wanted.setting, category: category, snapshot: $0)
    }
  }

  /// All screens as they are launched, in the order of settings and sizes.
  public var screens: [ShownScreen] {
    series.flatMap { one in
      one.launched.map {
        ShownScreen(setting: one.setting, category: $0.category, snapshot: $0.snapshot)
      }
    }
  }
}
