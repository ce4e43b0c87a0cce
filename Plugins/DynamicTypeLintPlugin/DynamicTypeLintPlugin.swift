import Foundation
import PackagePlugin

/// Lints the sources of a package: `swift package dynamic-type-lint`.
///
/// Arguments are those of `dynamictype lint`. Without paths the folder of the package is read, or the
/// folders of the targets that `--target` names. `--fix` writes, which on macOS needs
/// `--allow-writing-to-package-directory` before the name of the plugin.
///
/// The program is the one that `DYNAMICTYPE` names, one of the search path, or one that was built in
/// the `Tools` of this package, in this order.
@main
struct DynamicTypeLintPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var rest = ArgumentExtractor(arguments)
    let targets = try context.package.targets(named: rest.extractOption(named: "target"))
    let process = Process()
    process.executableURL = try Self.program(for: context.package)
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments =
      ["lint"] + rest.remainingArguments + targets.map { Self.path($0.directoryURL) }
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      Diagnostics.error("dynamictype lint ended with the status \(process.terminationStatus).")
      return
    }
  }

  private static func program(for package: Package) throws(MissingProgram) -> URL {
    let environment = ProcessInfo.processInfo.environment
    let named = environment["DYNAMICTYPE"].map { [$0] } ?? []
    let search = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/dynamictype" }
    let built = (package.dependencies.map(\.package) + [package]).flatMap { package in
      ["release", "debug"].map { path(package.directoryURL) + "/Tools/.build/\($0)/dynamictype" }
    }
    let program = (named + search + built)
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let program else { throw MissingProgram() }
    return URL(filePath: program)
  }

  private static func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}

/// The error where no program is found.
private struct MissingProgram: Error, CustomStringConvertible {
  var description: String {
    """
    There is no program 'dynamictype'. Install its package, name the program in DYNAMICTYPE, or \
    build it: swift build -c release --package-path path/to/swift-dynamic-type/Tools \
    --product dynamictype
    """
  }
}
