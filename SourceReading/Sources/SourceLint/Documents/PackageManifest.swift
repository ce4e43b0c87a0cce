import FileAccess

/// Files that show whether an app uses external packages.
enum PackageManifest {
  /// Whether a file is a manifest: of a project, a package, CocoaPods or Carthage.
  static func isManifest(_ path: String) -> Bool {
    ["project.pbxproj", "Package.swift", "Podfile", "Cartfile"].contains(FilePath.name(path))
  }

  /// Whether a manifest refers to a package outside the project.
  static func namesPackages(_ bytes: [UInt8], path: String) -> Bool {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).lazy.map {
      $0.drop { $0.isWhitespace }
    }
    switch FilePath.name(path) {
    case "Podfile": return lines.contains { $0.hasPrefix("pod ") || $0.hasPrefix("pod(") }
    case "Cartfile": return lines.contains { !$0.isEmpty && !$0.hasPrefix("#") }
    case "Package.swift":
      return lines.contains {
        !$0.hasPrefix("//") && $0.contains(".package(") && !$0.contains("path:")
      }
    default: return lines.contains { $0.contains("isa = XCRemoteSwiftPackageReference") }
    }
  }
}
