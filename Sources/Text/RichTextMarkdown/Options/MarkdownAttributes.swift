public import RichText

/// The quotations that hold a paragraph, from the outermost, each with the number of lists around it.
///
/// `[0]` is a quotation with or without lists in it, and `[1]` is one in the item of a list. A
/// reader of Markdown sets it. Where it is missing, a writer reads style name and indent.
public enum QuotationLevels: CodableTextAttributeKey {
  /// The type of the values.
  public typealias Value = [Int]
  /// The name of the attribute.
  public static let name = "quotation-levels"
}

/// The words after the opening fence of a block of code, of which the first is its language.
public enum CodeBlockInfo: CodableTextAttributeKey {
  /// The type of the values.
  public typealias Value = String
  /// The name of the attribute.
  public static let name = "code-block-info"
}
