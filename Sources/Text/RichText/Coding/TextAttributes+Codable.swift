import FontDescriptors

extension TextAttributes: Codable {
  private enum CodingKeys: String, CodingKey {
    case font, letterSpacing, foregroundColor, backgroundColor, underline, strikethrough
    case baselineOffset, language, kerning, ligatures, link, attachment, paragraphStyle
    case superscript, stroke, shadow, expansion, obliqueness, custom
  }

  /// Decodes attributes; those that are absent have their defaults.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys, _ standard: Value) throws -> Value {
      try values.decodeIfPresent(Value.self, forKey: key) ?? standard
    }
    self.init(font: try values.decode(FontRequest.self, forKey: .font))
    letterSpacing = try value(.letterSpacing, 0)
    foregroundColor = try value(.foregroundColor, nil)
    backgroundColor = try value(.backgroundColor, nil)
    underline = try value(.underline, nil)
    strikethrough = try value(.strikethrough, nil)
    baselineOffset = try value(.baselineOffset, 0)
    language = try value(.language, nil)
    kerning = try value(.kerning, true)
    ligatures = try value(.ligatures, true)
    link = try value(.link, nil)
    attachment = try value(.attachment, nil)
    paragraphStyle = try value(.paragraphStyle, nil)
    superscript = try value(.superscript, 0)
    stroke = try value(.stroke, nil)
    shadow = try value(.shadow, nil)
    expansion = try value(.expansion, 0)
    obliqueness = try value(.obliqueness, 0)
    if values.contains(.custom) {
      rareValues.custom = try values.decode(CustomAttributes.self, forKey: .custom)
    }
  }

  /// Encodes the attributes that are not the default.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    func encode<Value: Encodable & Equatable>(
      _ value: Value,
      _ key: CodingKeys,
      _ standard: Value
    ) throws {
      if value != standard { try values.encode(value, forKey: key) }
    }
    try values.encode(font, forKey: .font)
    try encode(letterSpacing, .letterSpacing, 0)
    try values.encodeIfPresent(foregroundColor, forKey: .foregroundColor)
    try values.encodeIfPresent(backgroundColor, forKey: .backgroundColor)
    try values.encodeIfPresent(underline, forKey: .underline)
    try values.encodeIfPresent(strikethrough, forKey: .strikethrough)
    try encode(baselineOffset, .baselineOffset, 0)
    try values.encodeIfPresent(language, forKey: .language)
    try encode(kerning, .kerning, true)
    try encode(ligatures, .ligatures, true)
    try values.encodeIfPresent(link, forKey: .link)
    try values.encodeIfPresent(attachment, forKey: .attachment)
    try values.encodeIfPresent(paragraphStyle, forKey: .paragraphStyle)
    try encode(superscript, .superscript, 0)
    try values.encodeIfPresent(stroke, forKey: .stroke)
    try values.encodeIfPresent(shadow, forKey: .shadow)
    try encode(expansion, .expansion, 0)
    try encode(obliqueness, .obliqueness, 0)
    let custom = rareValues.custom
    if !custom.values.isEmpty { try values.encode(custom, forKey: .custom) }
  }
}

extension CustomAttributes: Codable {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    let keys = CodingUserInfoKey.textAttributeKeys.flatMap { decoder.userInfo[$0] }
    for key in keys as? [any CodableTextAttributeKey.Type] ?? [] {
      try decode(key, from: container)
    }
  }

  private mutating func decode<Key: CodableTextAttributeKey>(
    _ key: Key.Type,
    from container: KeyedDecodingContainer<Name>
  ) throws {
    self[key] = try container.decodeIfPresent(Key.Value.self, forKey: Name(Key.name))
  }

  /// Encodes the values whose types can be encoded, in the order of their names.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let value = value.value as? any Encodable else { continue }
      try container.encode(value, forKey: Name(name))
    }
  }
}
