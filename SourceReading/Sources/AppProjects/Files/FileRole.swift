import FileAccess

/// The role of a file or folder in a target, by its extension.
enum FileRole: Hashable, Sendable {
  case swift
  /// C, C++ and Objective-C, and headers.
  case objectiveC
  case resource(AppTarget.Resource.Kind)
  /// A prebuilt framework or library.
  case binary
  /// Neither compiled nor copied.
  case none

  init(_ path: String) { self = Self.known[FilePath.fileExtension(path)] ?? .resource(.file) }

  private static let known: [String: FileRole] = {
    var roles: [String: FileRole] = ["swift": .swift]
    for name in ["m", "mm", "c", "cc", "cpp", "cxx", "h", "hh", "hpp", "hxx", "inc", "s"] {
      roles[name] = .objectiveC
    }
    for name in ["framework", "xcframework", "a", "dylib", "tbd"] { roles[name] = .binary }
    for name in ["xcassets"] { roles[name] = .resource(.catalog) }
    for name in ["xcdatamodeld", "xcdatamodel", "xcmappingmodel"] {
      roles[name] = .resource(.dataModel)
    }
    for name in ["bundle", "scnassets", "icon", "mlpackage", "mlmodelc", "rkassets", "reality"] {
      roles[name] = .resource(.folder)
    }
    for name in [
      "xcconfig", "entitlements", "xcodeproj", "xcworkspace", "xcplaygroundpage", "playground",
      "docc", "modulemap", "pch", "xctestplan", "xcscheme", "gitkeep", "md", "storekit", "app",
      "appex", "metal", "mlmodel", "intentdefinition", "lproj",
    ] {
      roles[name] = FileRole.none
    }
    return roles
  }()

  /// Whether a folder is a unit whose content is not read.
  static func isWhole(folder name: String) -> Bool {
    switch known[FilePath.fileExtension(name)] {
    case .resource, .binary: true
    case FileRole.none?: FilePath.fileExtension(name) != "lproj"
    case .swift, .objectiveC, nil: false
    }
  }
}
