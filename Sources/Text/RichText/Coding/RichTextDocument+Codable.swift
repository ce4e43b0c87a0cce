extension RichTextDocument: Codable {
  private enum CodingKeys: String, CodingKey {
    case text
    case attributes
    case pageTexts
  }

  /// Decodes a document; one without texts of pages has none.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(AttributedText.self, forKey: .text),
      attributes: try values.decode(DocumentAttributes.self, forKey: .attributes)
    )
    pageTexts =
      try values.decodeIfPresent(DocumentPageTexts.self, forKey: .pageTexts) ?? DocumentPageTexts()
  }

  /// Encodes the document, with the texts of its pages where it has some.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(text, forKey: .text)
    try values.encode(attributes, forKey: .attributes)
    if pageTexts != DocumentPageTexts() { try values.encode(pageTexts, forKey: .pageTexts) }
  }
}
