import Foundation
import PackagePlugin

/// Compiles sources that were written for iOS where Apple's frameworks are not.
///
/// The target names one file in `sources:`, which is compiled as it is and may be empty. The plug-in
/// compiles a rewritten copy of every other Swift file in the target's folder.
@main
struct AppleSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    // Files that `sources:` leaves out are listed too, as unknown ones.
    let compiled = Set(
      module.sourceFiles.filter { $0.type == .source }.map(\.url.standardizedFileURL.path)
    )
    let folder = target.directoryURL
    let sources = Self.swiftFiles(in: folder).filter { !compiled.contains($0.path) }
    guard !sources.isEmpty else {
      Diagnostics.warning(
        "\(target.name): every Swift file is compiled as it is. Name one file in sources:, and"
          + " AppleSources compiles rewritten copies of the others."
      )
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: target.name)
    let modules = Set(target.recursiveTargetDependencies.map(\.name)).sorted()
    return [
      .buildCommand(
        displayName: "Rewriting \(sources.count) Apple sources of \(target.name)",
        executable: try context.tool(named: "AppleSourceRewriter").url,
        arguments: ["--output", output.path] + modules.flatMap { ["--module", $0] }
          + sources.map(\.path),
        inputFiles: sources,
        outputFiles: sources.map {
          output.appending(
            path: $0.deletingPathExtension().lastPathComponent + "+AppleSources.swift"
          )
        }
      )
    ]
  }

  /// The Swift files below a folder, in a fixed order.
  private static func swiftFiles(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder,
      includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles]
    )
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" }
      .map(\.standardizedFileURL)
      .sorted { $0.path < $1.path }
  }
}
