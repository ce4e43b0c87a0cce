import Foundation
import PackagePlugin

/// Writes Swift from the token files of a target before the target is compiled.
///
/// All token files of the target are one set. A file `design-tokens.json` beside them has settings.
@main
struct DesignTokensPlugin: BuildToolPlugin {
  private static let endings = [".tokens", ".tokens.json", ".resolver.json"]
  private static let settings = "design-tokens.json"

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let files = target.sourceModule?.sourceFiles.map(\.url) else { return [] }
    let tokens = files.filter { file in
      Self.endings.contains { file.lastPathComponent.hasSuffix($0) }
    }.sorted { Self.path($0) < Self.path($1) }
    guard !tokens.isEmpty else {
      Diagnostics.warning(
        "The target \(target.name) has no file that ends in \(Self.endings.joined(separator: ", "))."
      )
      return []
    }
    let settings = files.filter { $0.lastPathComponent == Self.settings }
    let output = context.pluginWorkDirectoryURL.appending(path: "DesignTokens.swift")
    let arguments =
      ["--output", Self.path(output)] + settings.flatMap { ["--settings", Self.path($0)] }
      + tokens.map(Self.path)
    return [
      .buildCommand(
        displayName: "Writing the design tokens of \(target.name) as Swift",
        executable: try context.tool(named: "TokenCodeGenerator").url,
        arguments: arguments,
        inputFiles: tokens + settings,
        outputFiles: [output]
      )
    ]
  }
  private static func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}
