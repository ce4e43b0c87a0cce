extension ParagraphStyle: Codable {
  private enum CodingKeys: String, CodingKey {
    case alignment, lineBreakMode, lineBreakStrategy, minimumLineHeight, maximumLineHeight
    case lineHeightMultiple, lineSpacing, paragraphSpacing, paragraphSpacingBefore
    case firstLineHeadIndent, headIndent, tailIndent, defaultTabInterval, baseWritingDirection
    case lineBreakStrictness, usesHyphenation, fallbackLineHeight, rare
  }

  private static var lengths: [(CodingKeys, WritableKeyPath<ParagraphStyle, Double>)] {
    [
      (.minimumLineHeight, \.minimumLineHeight), (.maximumLineHeight, \.maximumLineHeight),
      (.lineHeightMultiple, \.lineHeightMultiple), (.lineSpacing, \.lineSpacing),
      (.paragraphSpacing, \.paragraphSpacing),
      (.paragraphSpacingBefore, \.paragraphSpacingBefore),
      (.firstLineHeadIndent, \.firstLineHeadIndent), (.headIndent, \.headIndent),
      (.tailIndent, \.tailIndent), (.defaultTabInterval, \.defaultTabInterval),
    ]
  }

  /// Decodes a style; values that are absent have their defaults.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    func value<Value: Decodable>(_ key: CodingKeys, _ standard: Value) throws -> Value {
      try values.decodeIfPresent(Value.self, forKey: key) ?? standard
    }
    for (key, path) in Self.lengths {
      self[keyPath: path] = try value(key, self[keyPath: path])
    }
    alignment = try value(.alignment, alignment)
    lineBreakMode = try value(.lineBreakMode, lineBreakMode)
    lineBreakStrategy = try value(.lineBreakStrategy, lineBreakStrategy)
    baseWritingDirection = try value(.baseWritingDirection, baseWritingDirection)
    lineBreakStrictness = try value(.lineBreakStrictness, lineBreakStrictness)
    usesHyphenation = try value(.usesHyphenation, usesHyphenation)
    fallbackLineHeight = try value(.fallbackLineHeight, fallbackLineHeight)
    rare = try values.decodeIfPresent(RareParagraphValues.self, forKey: .rare).map { Indirect($0) }
  }

  /// Encodes the values that are not the default.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    let standard = ParagraphStyle.default
    func encode<Value: Encodable & Equatable>(
      _ path: KeyPath<ParagraphStyle, Value>,
      _ key: CodingKeys
    ) throws {
      guard self[keyPath: path] != standard[keyPath: path] else { return }
      try values.encode(self[keyPath: path], forKey: key)
    }
    for (key, path) in Self.lengths { try encode(path, key) }
    try encode(\.alignment, .alignment)
    try encode(\.lineBreakMode, .lineBreakMode)
    try encode(\.lineBreakStrategy, .lineBreakStrategy)
    try encode(\.baseWritingDirection, .baseWritingDirection)
    try encode(\.lineBreakStrictness, .lineBreakStrictness)
    try encode(\.usesHyphenation, .usesHyphenation)
    try encode(\.fallbackLineHeight, .fallbackLineHeight)
    try values.encodeIfPresent(rare?.value, forKey: .rare)
  }
}
