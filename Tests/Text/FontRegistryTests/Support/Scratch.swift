import FontManagement
import FontRegistry
import Foundation
import MadeFonts

/// A folder of a test with a registry in it, which is removed with the object.
final class Scratch: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "registry-\(UUID())").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var folders: RegistryFolders {
    RegistryFolders(
      persistent: path + "/registry",
      session: path + "/session",
      fontconfig: path + "/fonts"
    )
  }

  /// Another program's view of the registry: nothing in memory is shared.
  func registry(
    system: [MadeFont] = [],
    sanitizer: FontSanitizer? = nil,
    limits: RegistryLimits = RegistryLimits()
  ) throws -> FontManager {
    FontManager(
      folders: folders,
      collection: FontCollection(files: try system.map { try FontFile(bytes: $0.bytes) }),
      sanitizer: sanitizer,
      limits: limits
    )
  }

  /// Writes a file and returns its path.
  @discardableResult func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = path + "/" + name
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent,
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: URL(filePath: file))
    return file
  }

  /// Writes a font and returns its path.
  @discardableResult func font(_ font: MadeFont) throws -> String {
    try file(font.postScriptName + ".ttf", font.bytes)
  }

  /// The names in a folder, sorted; none when there is no such folder.
  func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []).sorted()
  }
}

extension FontProvider {
  static let foundry = FontProvider(identifier: "org.example.foundry")
  static let other = FontProvider(identifier: "org.example.other")
}

extension FontManager {
  /// Registers files for all programs.
  @discardableResult func install(
    _ paths: String...,
    by provider: FontProvider = .foundry,
    isEnabled: Bool = true
  ) -> FontRegistrationResult {
    register(
      FontRegistration(paths.map { .file($0) }, scope: .persistent, isEnabled: isEnabled),
      by: provider,
      consent: .granted
    )
  }
}
