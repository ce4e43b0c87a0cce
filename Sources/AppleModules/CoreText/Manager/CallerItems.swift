import FontDescriptors
import FontManagement
import FontRegistry
import Foundation

/// The fonts that a caller names in an array, with the values by which it named them.
struct CallerItems {
  /// The kinds of names.
  enum Kind {
    case urls
    case descriptors
    case assetNames

    /// The key under which errors list the items.
    var errorKey: CFString {
      switch self {
      case .urls: kCTFontManagerErrorFontURLsKey
      case .descriptors: kCTFontManagerErrorFontDescriptorsKey
      case .assetNames: kCTFontManagerErrorFontAssetNameKey
      }
    }

    /// The font that a value names; a value of another type names none.
    func item(_ value: Any) -> FontItem {
      switch self {
      case .urls:
        if let url = value as? URL ?? (value as? NSURL).map({ $0 as URL }) {
          return .file(url.isFileURL ? url.path : url.absoluteString)
        }
      case .descriptors:
        if let descriptor = value as? CTFontDescriptor {
          return .descriptor(FontReference(descriptor))
        }
      case .assetNames:
        if let name = value as? String { return .asset(name) }
      }
      return .descriptor(FontReference())
    }
  }

  private let kind: Kind
  private let values: [(item: FontItem, value: Any)]

  init(_ values: CFArray, _ kind: Kind) {
    self.kind = kind
    self.values = values.map { (kind.item($0), $0) }
  }

  /// The fonts.
  var items: [FontItem] { values.map(\.item) }

  /// The values that the caller gave for a font; all of them for an error that concerns no font.
  private func values(for item: FontItem?) -> [Any] {
    guard let item else { return values.map(\.value) }
    return values.filter { $0.item == item }.prefix(1).map(\.value)
  }

  /// Errors as Core Text gives them.
  func errors(_ errors: [FontRegistryError]) -> CFArray {
    errors.map { CFError.error($0, kind.errorKey, values(for: $0.item)) }
  }
}
