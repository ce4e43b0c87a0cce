/// A fault of a document that was read, with its place.
public struct RTFDiagnostic: Hashable, Sendable {
  /// The kind of a fault.
  public enum Kind: Hashable, Sendable {
    /// The document does not begin with `{\rtf`.
    case missingHeader
    /// Groups are not closed at the end.
    case unclosedGroups(Int)
    /// A group is closed that was not opened.
    case unmatchedBrace
    /// Text follows the end of the document; it is left out.
    case contentAfterEnd
    /// Groups are nested more deeply than the limit; their formatting is merged.
    case tooDeep(limit: Int)
    /// Two hexadecimal digits were expected.
    case invalidHexadecimal
    /// The document ends inside a word or a character.
    case endsInsideToken
    /// A number in `\u` is not a character.
    case invalidCharacter(Int)
    /// Bytes are not a character in their code page.
    case undecodableBytes(codePage: Int)
    /// The code page is unknown; another one was used.
    case unknownCodePage(Int)
    /// A number is out of the range that its word allows; it was limited or ignored.
    case numberOutOfRange(word: String, Int)
    /// Binary data is longer than the rest of the document or the limit; its length is ignored.
    case binaryLengthIgnored(Int)
    /// A word begins a destination and is not the first of its group; it is ignored.
    case misplacedDestination(String)
    /// The content of a destination, such as a footnote, is left out.
    case contentLeftOut(destination: String)
    /// A limit was reached; the rest is left out.
    case limitReached(String)
    /// A row ends where no cells are.
    case rowWithoutCells
    /// A picture has no bytes, or bytes that are not hexadecimal.
    case damagedPicture
  }

  /// The place in bytes from the beginning of the document.
  public let offset: Int

  /// The kind.
  public let kind: Kind
}

extension RTFDiagnostic: CustomStringConvertible {
  /// The fault as a sentence, with its place.
  public var description: String { "byte \(offset): \(kind)" }
}

extension RTFDiagnostic.Kind: CustomStringConvertible {
  /// The fault as a sentence.
  public var description: String {
    switch self {
    case .missingHeader: "The document does not begin with {\\rtf. It is read as if it did."
    case .unclosedGroups(let count): "The document ends inside of \(count) groups."
    case .unmatchedBrace: "A group is closed that was not opened."
    case .contentAfterEnd: "Content behind the end of the document is left out."
    case .tooDeep(let limit):
      "Formatting of groups nested more than \(limit) deep is not kept apart."
    case .invalidHexadecimal: "Two hexadecimal digits are expected after \\'."
    case .endsInsideToken: "The document ends inside a word, a character or binary data."
    case .invalidCharacter(let number): "\(number) is no character. U+FFFD stands for it."
    case .undecodableBytes(let page): "Bytes are no character in code page \(page)."
    case .unknownCodePage(let page): "Code page \(page) is not known. 1252 is used."
    case .numberOutOfRange(let word, let number): "\(number) is out of the range of \\\(word)."
    case .binaryLengthIgnored(let length): "There are fewer than \(length) bytes of binary data."
    case .misplacedDestination(let word):
      "\\\(word) is not the first word of its group. It is ignored."
    case .contentLeftOut(let destination): "The content of \\\(destination) is left out."
    case .limitReached(let limit): "The limit of \(limit) is reached. The rest is left out."
    case .rowWithoutCells: "A row of a table ends where no cells are."
    case .damagedPicture: "A picture has no bytes that can be read."
    }
  }
}
