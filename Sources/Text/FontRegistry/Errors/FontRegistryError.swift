/// A font that could not be registered, unregistered or requested, with the reason and the remedy.
public struct FontRegistryError: Error, Hashable, Sendable {
  /// The kind of failure.
  public var code: Code
  /// The font that the failure concerns; `nil` when it concerns the registry or all fonts of a call.
  public var item: FontItem?
  /// The circumstances, as one sentence; empty when the code says all.
  public var detail: String
  /// The remedy, as one sentence; empty when there is none.
  public var hint: String

  /// Creates an error.
  public init(_ code: Code, item: FontItem? = nil, detail: String = "", hint: String = "") {
    self.code = code
    self.item = item
    self.detail = detail
    self.hint = hint
  }
}

extension FontRegistryError: CustomStringConvertible {
  /// One line: font, failure, circumstances, remedy.
  public var description: String {
    let sentences = [code.sentence, detail, hint].filter { !$0.isEmpty }.joined(separator: " ")
    return item.map { "\($0): \(sentences)" } ?? sentences
  }
}
