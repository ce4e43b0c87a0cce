public import Foundation

/// A string with attributes that can be changed.
open class NSMutableAttributedString: NSAttributedString {
  /// Appends a string.
  open func append(_ attrString: NSAttributedString) {
    text += attrString.text
    runs = Self.joined(runs + attrString.runs)
  }

  /// Inserts a string at an index.
  open func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Replaces a range.
  open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let before = parts(of: NSRange(location: 0, length: range.location))
    let end = range.location + range.length
    let after = parts(of: NSRange(location: end, length: length - end))
    text = (text as NSString).replacingCharacters(in: range, with: attrString.text)
    runs = Self.joined(before + attrString.runs + after)
  }

  /// Replaces a range by characters with the attributes of the first replaced one, or of the one before an
  /// insertion.
  open func replaceCharacters(in range: NSRange, with str: String) {
    let place = range.length > 0 ? range.location : max(0, range.location - 1)
    let attributes = length == 0 ? [:] : self.attributes(at: place, effectiveRange: nil)
    replaceCharacters(in: range, with: NSAttributedString(string: str, attributes: attributes))
  }

  /// Removes a range.
  open func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: NSAttributedString(string: ""))
  }

  /// Replaces the content by another string.
  open func setAttributedString(_ attrString: NSAttributedString) {
    text = attrString.text
    runs = attrString.runs
  }

  /// Replaces all attributes of a range.
  open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(in: range) { $0 = attrs ?? [:] }
  }

  /// Sets an attribute of a range.
  open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change(in: range) { $0[name] = value }
  }

  /// Sets attributes of a range.
  open func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change(in: range) { $0.merge(attrs) { $1 } }
  }

  /// Removes an attribute of a range.
  open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(in: range) { $0[name] = nil }
  }

  private func change(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    precondition(
      range.location >= 0 && range.location + range.length <= length,
      "The range \(range) is outside of a string of \(length) code units"
    )
    let before = parts(of: NSRange(location: 0, length: range.location))
    var changed = parts(of: range)
    let end = range.location + range.length
    let after = parts(of: NSRange(location: end, length: length - end))
    for index in changed.indices { change(&changed[index].attributes) }
    runs = Self.joined(before + changed + after)
  }

  /// Begins a group of changes; does nothing here.
  open func beginEditing() {}

  /// Ends a group of changes.
  open func endEditing() {}
}
