import ArgumentParser
import CommandSupport
import DynamicType

/// The options for a device and its orientation.
struct DeviceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A device, as 'dynamictype devices' lists them.", valueName: "name"),
    completion: .deviceNames
  )
  var device: String?

  @Option(
    help: ArgumentHelp("portrait (default) or landscape.", valueName: "name"),
    completion: .list(NameList.orientations.names)
  )
  var orientation: String?

  /// Returns the device and its orientation, or `nil` if no device is named.
  func chosen() throws(UsageError) -> (device: Device, orientation: Device.Orientation)? {
    guard let device else { return nil }
    return (
      try NameList.devices.value(named: device),
      try NameList.orientations.value(named: orientation ?? "portrait")
    )
  }
}

/// The option that chooses one category.
struct CategoryOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("The category, such as AX3. (default: L)", valueName: "name"),
    completion: .list(ContentSizeCategory.allCases.map(\.shortName))
  )
  var category: String?
}

/// The option that chooses the language of texts.
struct LanguageOption: ParsableArguments {
  @Option(help: ArgumentHelp("The language of the texts, such as de or ja.", valueName: "tag"))
  var language: String?
}

/// The option for the pixels of a screen.
struct DisplayScaleOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point that sizes are rounded to.", valueName: "number"),
    completion: .list(["1", "2", "3"])
  )
  var displayScale = "3"

  /// Returns the pixels per point.
  func value() throws(UsageError) -> Double {
    try NumberReader("--display-scale", .positive).read(displayScale)
  }
}
