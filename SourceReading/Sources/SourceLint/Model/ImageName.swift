import SwiftSyntax

/// The names of images, as asset catalogs, source and documents spell them.
enum ImageName {
  /// Returns a name without punctuation and in lowercase: Xcode derives `.backArrow` from `Icons/back-arrow`.
  static func plain(_ name: String) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return last.filter { $0.isLetter || $0.isNumber }.lowercased()
  }

  /// Returns the plain name of the image in a call of `Image` or `UIImage`.
  ///
  /// A name that is known only at run time, or that is a symbol's, gives `nil`.
  static func shown(by call: FunctionCallExprSyntax) -> String? {
    guard let first = call.arguments.first, [nil, "named", "resource"].contains(first.label?.text)
    else { return nil }
    if let text = first.expression.text { return plain(text) }
    guard let path = first.expression.path, path.first == "" || path.first == "ImageResource",
      let name = path.last
    else { return nil }
    return plain(name)
  }
}
