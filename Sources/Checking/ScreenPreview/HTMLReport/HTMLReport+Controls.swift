import DynamicType
import ScreenAudit
import Snapshots

extension HTMLReport {
  /// The bar that stays in view: the text size, and the setting of the screens.
  var controls: String {
    let largest = max(0, categories.count - 1)
    return PageTemplates.controls(
      largest: "\(largest)",
      start: "\(start)",
      ticks: ticks,
      device: choice("device", "Device", settings.map(\.deviceName).unique),
      language: choice(
        "language",
        "Language",
        settings.map { $0.language ?? "" }.unique,
        unnamed: "Base"
      ),
      style: choice(
        "style",
        "Appearance",
        settings.map { $0.style == .dark ? "dark" : "light" }.unique
      ),
      mode: modeChoice
    )
  }

  /// The initial size: the one at which Larger Text is tested, or the largest.
  private var start: Int {
    categories.firstIndex(of: LargerTextVerdict.testCategory) ?? max(0, categories.count - 1)
  }

  private var ticks: String {
    categories.map { PageTemplates.tick(isDefault: $0 == .large, name: $0.shortName) }.joined()
  }

  private func choice(
    _ id: String,
    _ label: String,
    _ values: [String],
    unnamed: String = ""
  ) -> String {
    let options = values.map { value in
      let name = value.isEmpty ? unnamed : PseudoLanguage.titled(value)
      return PageTemplates.option(value: value, name: name)
    }
    return PageTemplates.choice(
      isHidden: values.count < 2,
      label: label,
      id: id,
      options: options
    )
  }

  private var modeChoice: String {
    let isChanged = pictures.contains { !$0.changed.isEmpty }
    let isAlone = pictures.contains { !$0.alone.isEmpty }
    return PageTemplates.mode(
      isHidden: !isChanged && !isAlone,
      hasChanged: isChanged,
      hasAlone: isAlone
    )
  }
}

extension SweepSetting {
  /// The device with how it is held.
  var deviceName: String {
    orientation == .landscape ? "\(device.name), landscape" : device.name
  }
}

extension PseudoLanguage {
  /// The tag of a language, with an explanation for pseudo-languages; any other value unchanged.
  static func titled(_ tag: String) -> String {
    Self(tag: tag).map { "\(tag) (\($0.name))" } ?? tag
  }
}
