import CoreText
import FontManagement
import FontRegistry
import Foundation
import MadeFonts
import Synchronization

/// A folder of a test with a registry in it, which is removed with the object.
final class Scratch: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "coretext-\(UUID())").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A program with the registry; programs share nothing in memory.
  func program(
    _ identifier: String = "org.example.foundry",
    consent: FontConsent = .granted,
    limits: RegistryLimits = RegistryLimits()
  ) throws -> Program {
    let manager = FontManager(
      folders: RegistryFolders(
        persistent: path + "/registry",
        session: nil,
        fontconfig: path + "/fonts"
      ),
      collection: FontCollection(files: [try FontFile(bytes: MadeFont(family: "System").bytes)]),
      sanitizer: nil,
      limits: limits
    )
    return Program(manager, FontProvider(identifier: identifier), consent)
  }

  @discardableResult func file(_ name: String, _ bytes: [UInt8]) throws -> URL {
    let url = URL(fileURLWithPath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: url)
    return url
  }

  @discardableResult func font(_ font: MadeFont) throws -> URL {
    try file(font.postScriptName + ".ttf", font.bytes)
  }
}

/// A program of its own, as far as fonts are concerned.
struct Program: Sendable {
  var environment: FontEnvironment
  private let shown: Shown

  /// The fonts of which the user was told that they are missing.
  private final class Shown: Sendable {
    let names = Mutex<[String]>([])
  }

  init(_ manager: FontManager, _ provider: FontProvider, _ consent: FontConsent) {
    let shown = Shown()
    self.shown = shown
    environment = FontEnvironment(
      manager: manager,
      provider: provider,
      consent: consent,
      presentMissing: { missing in
        shown.names.withLock { $0 += missing.map(\.description) }
      }
    )
  }

  var presented: [String] { shown.names.withLock { $0 } }

  /// Runs code of the program.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try environment.performAsCurrent {
      try environment.manager.collection.performAsCurrent(body)
    }
  }

  /// Starts a call and waits for its end.
  ///
  /// - Returns: The errors, in the order in which they came.
  func errors(
    _ call: (@escaping (CFArray, Bool) -> Bool) -> Void
  ) async -> [CFError] {
    await withCheckedContinuation { continuation in
      var all: [CFError] = []
      run {
        call { errors, done in
          all += errors.compactMap { $0 as? CFError }
          if done { continuation.resume(returning: all) }
          return true
        }
      }
    }
  }

  func install(_ urls: URL...) async -> [CFError] {
    await errors { CTFontManagerRegisterFontURLs(urls as CFArray, .persistent, true, $0) }
  }

  /// Asks for fonts and waits for the answer.
  func request(_ names: String...) async -> [String] {
    await withCheckedContinuation { continuation in
      run {
        let descriptors = names.map {
          CTFontDescriptorCreateWithAttributes([kCTFontNameAttribute: $0] as CFDictionary)
        }
        CTFontManagerRequestFonts(descriptors as CFArray) { unresolved in
          continuation.resume(
            returning: unresolved.compactMap { ($0 as? CTFontDescriptor)?.postScriptName }
          )
        }
      }
    }
  }
}
