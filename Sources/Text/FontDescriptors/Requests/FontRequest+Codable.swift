import DynamicType

extension FontRequest: Codable {
  private enum CodingKeys: String, CodingKey {
    case descriptor, preferredStyle, scaledStyle, sizeAtLarge, maximumSize, edition
  }

  /// Decodes a request; an unknown style is an error.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let descriptor = try values.decode(FontDescriptor.self, forKey: .descriptor)
    func style(_ key: CodingKeys) throws -> TextStyle? {
      guard let name = try values.decodeIfPresent(String.self, forKey: key) else { return nil }
      guard let style = TextStyle(rawValue: name) else {
        throw DecodingError.dataCorruptedError(
          forKey: key,
          in: values,
          debugDescription: "There is no text style \(name)."
        )
      }
      return style
    }
    var scaling = FontScaling.fixed
    if let style = try style(.preferredStyle) { scaling = .preferred(style) }
    if let style = try style(.scaledStyle) {
      let size = try values.decode(Double.self, forKey: .sizeAtLarge)
      let limit = try values.decodeIfPresent(Double.self, forKey: .maximumSize)
      scaling = .scaled(.init(textStyle: style, pointSize: size, maximumPointSize: limit))
    }
    let isOld = try values.decodeIfPresent(String.self, forKey: .edition) == Self.twoFonts
    guard descriptor.pointSize >= 0, descriptor.pointSize.isFinite else {
      throw DecodingError.dataCorruptedError(
        forKey: .descriptor,
        in: values,
        debugDescription: "A font's size is finite and not negative."
      )
    }
    self.init(descriptor, scaling: scaling, edition: isOld ? .twoFonts : .oneFont)
  }

  /// Encodes the descriptor and the way in which its size follows the text size.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(descriptor, forKey: .descriptor)
    switch scaling {
    case .fixed: break
    case .preferred(let style): try values.encode(style.rawValue, forKey: .preferredStyle)
    case .scaled(let base):
      try values.encode(base.textStyle.rawValue, forKey: .scaledStyle)
      try values.encode(base.pointSize, forKey: .sizeAtLarge)
      try values.encodeIfPresent(base.maximumPointSize, forKey: .maximumSize)
    }
    if edition == .twoFonts { try values.encode(Self.twoFonts, forKey: .edition) }
  }

  private static let twoFonts = "twoFonts"
}
