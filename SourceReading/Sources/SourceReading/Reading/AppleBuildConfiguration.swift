package import SwiftIfConfig
package import SwiftSyntax

/// The values of `#if` conditions in a build for iOS devices.
package struct AppleBuildConfiguration: BuildConfiguration {
  package init() {}

  package func isCustomConditionSet(name: String) -> Bool { false }
  package func hasFeature(name: String) -> Bool { true }
  package func hasAttribute(name: String) -> Bool { true }

  /// Frameworks only for macOS are missing; any other module is assumed to be an Apple framework or a package
  /// of the app.
  package func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    guard let module = importPath.first?.1 else { return false }
    return !["AppKit", "Cocoa", "WatchKit", "Glibc", "Musl", "WinSDK", "Android"].contains(module)
  }

  package func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
  package func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
  package func isActiveTargetEnvironment(name: String) -> Bool { false }
  package func isActiveTargetRuntime(name: String) -> Bool {
    name == "_ObjC" || name == "_multithreaded"
  }
  package func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  package func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }

  package var targetPointerBitWidth: Int { 64 }
  package var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  package var endianness: Endianness { .little }
  package var languageVersion: VersionTuple { VersionTuple(6, 0) }
  package var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
