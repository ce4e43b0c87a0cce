import CommandSupport
import DynamicType

/// The answer of `dynamictype devices`.
struct DevicesReport {
  var devices: [Device]

  var report: Report {
    var table = TextTable([
      .left("Device"), .right("Points"), .right("Scale"), .left("Portrait"),
      .right("Safe area"), .left("Landscape"), .right("Safe area"),
    ])
    table.rows = devices.map(cells)
    return Report(table: table, footnotes: notes, json: .array(devices.map(object)))
  }

  private var notes: [String] {
    [
      "Sizes are the same on all versions; safe areas are those up to iOS 18. On iOS 26 screens that are",
      "402, 420 or 440 points wide have 20 points at the top in landscape.",
    ]
  }

  private func cells(_ device: Device) -> [String] {
    let size = device.size(in: .portrait)
    return [
      device.name, "\(size.width.tableText)×\(size.height.tableText)",
      "\(device.displayScale.tableText)x",
    ] + Device.Orientation.allCases.flatMap { [sizeClasses(device, $0), safeArea(device, $0)] }
  }

  private func sizeClasses(_ device: Device, _ orientation: Device.Orientation) -> String {
    let traits = device.traits(in: orientation)
    let width = traits.horizontalSizeClass == .compact ? "wC" : "wR"
    let height = traits.verticalSizeClass == .compact ? "hC" : "hR"
    return "\(width) \(height)"
  }

  private func safeArea(_ device: Device, _ orientation: Device.Orientation) -> String {
    let insets = device.safeArea(in: orientation)
    return [insets.top, insets.left, insets.bottom, insets.right]
      .map(\.tableText).joined(separator: " ")
  }

  private func object(_ device: Device) -> JSONValue {
    [
      "name": .string(device.name),
      "idiom": .string(String(describing: device.idiom)),
      "displayScale": .number(device.displayScale),
      "defaultCategory": JSONValue(device.defaultContentSizeCategory?.shortName),
      "portrait": screen(device, .portrait),
      "landscape": screen(device, .landscape),
    ]
  }

  private func screen(_ device: Device, _ orientation: Device.Orientation) -> JSONValue {
    let size = device.size(in: orientation)
    let traits = device.traits(in: orientation)
    let insets = device.safeArea(in: orientation)
    return [
      "width": .number(size.width),
      "height": .number(size.height),
      "horizontalSizeClass": .string(String(describing: traits.horizontalSizeClass)),
      "verticalSizeClass": .string(String(describing: traits.verticalSizeClass)),
      "safeArea": [
        "top": .number(insets.top), "left": .number(insets.left),
        "bottom": .number(insets.bottom), "right": .number(insets.right),
      ],
    ]
  }
}
