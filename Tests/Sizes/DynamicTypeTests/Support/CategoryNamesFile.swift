/// `content-size-categories.json`: the names of each category.
struct CategoryNamesFile: Decodable {
  struct Category: Decodable {
    var order: Int
    var uikit: String
    var objc: String
    var rawValue: String
    var dynamicTypeSize: String
    var legacyContentSizeCategory: String
    var hig: String
    var isAccessibilityCategory: Bool

    /// The name of UIKit's constant without its type.
    var uiKitName: String { Self.member(of: uikit) }

    /// The name of SwiftUI's case without its type.
    var swiftUIName: String { Self.member(of: dynamicTypeSize) }

    private static func member(of name: String) -> String {
      name.split(separator: ".").last.map(String.init) ?? ""
    }
  }

  struct Unspecified: Decodable {
    var rawValue: String
  }

  struct Notification: Decodable {
    var raw: String
    var userInfoKeyRaw: String
  }

  var categories: [Category]
  var unspecified: Unspecified
  var notification: Notification
}
