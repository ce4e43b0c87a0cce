import ArgumentParser
import CommandSupport
import Diagnostics
import DynamicType

/// Lists devices.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List devices with their sizes, scales, size classes and safe areas.",
    discussion: """
      Sizes are points in portrait. Size classes are written as in Interface Builder: wC hR is a \
      compact width and a regular height. Safe areas are those of the bare screen: top, left, \
      bottom, right. A filter is a part of a name; of several all must match.

      Examples:
        dynamictype devices
        dynamictype devices iphone pro
        dynamictype devices "Apple Watch" --json
      """ + ExitStatus.help()
  )

  @Argument(
    help: ArgumentHelp("Parts of the names to list.", valueName: "filter"),
    completion: .deviceNames
  )
  var filters: [String] = []

  @OptionGroup var output: OutputOptions

  func run() throws {
    let parts = filters.map { $0.lowercased() }
    let devices = Device.all.filter { device in
      let name = device.name.lowercased()
      return parts.allSatisfy { name.contains($0) }
    }
    guard !devices.isEmpty else {
      throw UsageError.unknown(
        filters.joined(separator: " "),
        kind: "device",
        among: NameList.devices.names,
        hint: "'dynamictype devices' lists the devices"
      )
    }
    output.print(DevicesReport(devices: devices).report)
  }
}
