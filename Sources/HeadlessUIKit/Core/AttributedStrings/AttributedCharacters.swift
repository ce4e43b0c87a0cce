import Foundation

/// The characters of a string with attributes, which changes with them.
final class AttributedCharacters: NSMutableString {
  /// The string with attributes.
  var owner: NSMutableAttributedString?

  /// Creates characters of no string: an archive has none.
  required convenience init?(coder aDecoder: NSCoder) { self.init(string: "") }

  /// Creates characters of no string: changes of a literal would be lost.
  required convenience init(unicodeScalarLiteral value: StaticString) { self.init(string: "") }

  /// Creates characters of no string: changes of a literal would be lost.
  required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
    self.init(string: "")
  }

  private var text: NSString { (owner?.string ?? "") as NSString }

  override var length: Int { owner?.length ?? 0 }

  override func character(at index: Int) -> unichar { text.character(at: index) }

  override func replaceCharacters(in range: NSRange, with aString: String) {
    owner?.replaceCharacters(in: range, with: aString)
  }
}
