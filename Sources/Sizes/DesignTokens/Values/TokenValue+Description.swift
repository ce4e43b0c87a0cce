import JSONText

// Values of tokens as a person writes them in CSS, whose notation the format takes over.

extension TokenDimension: CustomStringConvertible {
  /// The number with its unit, such as `17px`.
  public var description: String { JSONWriter.text(of: value) + unit.rawValue }
}

extension TokenDuration: CustomStringConvertible {
  /// The number with its unit, such as `200ms`.
  public var description: String { JSONWriter.text(of: value) + unit.rawValue }
}

extension TokenCubicBezier: CustomStringConvertible {
  /// The coordinates of the two inner points.
  public var description: String {
    "cubic-bezier(\([x1, y1, x2, y2].map(JSONWriter.text(of:)).joined(separator: ", ")))"
  }
}

extension TokenColor: CustomStringConvertible {
  /// The space with the components, `none` for one that is missing, and an opacity below 1.
  public var description: String {
    let numbers = components.map { $0.map(JSONWriter.text(of:)) ?? "none" }.joined(separator: " ")
    let opacity = alpha == 1 ? "" : " / \(JSONWriter.text(of: alpha))"
    return "color(\(space.rawValue) \(numbers)\(opacity))"
  }
}

extension TokenStrokeStyle: CustomStringConvertible {
  /// The name, or the lengths of the dashes and their caps.
  public var description: String {
    switch self {
    case .named(let name): name
    case .dashes(let lengths, let cap):
      "dashes of \(lengths.map(\.description).joined(separator: " ")), \(cap)"
    }
  }
}

extension TokenBorder: CustomStringConvertible {
  /// The width, the style and the color, as far as they are known.
  public var description: String { .parts(width, style, color) }
}

extension TokenTransition: CustomStringConvertible {
  /// The duration, the curve and the delay, as far as they are known.
  public var description: String { .parts(duration, timingFunction, delay) }
}

extension TokenShadow: CustomStringConvertible {
  /// The offsets, the blur, the spread and the color, as far as they are known.
  public var description: String {
    let lengths = String.parts(offsetX, offsetY, blur, spread, color)
    return inset ? "inset " + lengths : lengths
  }
}

extension TokenGradientStop: CustomStringConvertible {
  /// The color and its position from 0 to 1.
  public var description: String {
    .parts(color, position.map { "at " + JSONWriter.text(of: $0) })
  }
}

extension TokenTypography.LineHeight: CustomStringConvertible {
  /// The factor, or the length.
  public var description: String {
    switch self {
    case .multiple(let factor): JSONWriter.text(of: factor)
    case .length(let length): length.description
    }
  }
}

extension TokenTypography: CustomStringConvertible {
  /// The parts that the token has: family, size, weight, line height and letter spacing.
  public var description: String {
    let parts: [String?] = [
      fontFamily?.joined(separator: ", "), fontSize?.description,
      fontWeight.map { "weight \(JSONWriter.text(of: $0))" },
      lineHeight.map { "line height \($0)" }, letterSpacing.map { "letter spacing \($0)" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}

extension TokenValue: CustomStringConvertible {
  /// The value in the notation of its type.
  public var description: String {
    switch self {
    case .color(let color): color.description
    case .dimension(let dimension): dimension.description
    case .fontFamily(let families): families.joined(separator: ", ")
    case .fontWeight(let number), .number(let number): JSONWriter.text(of: number)
    case .duration(let duration): duration.description
    case .cubicBezier(let curve): curve.description
    case .strokeStyle(let style): style.description
    case .border(let border): border.description
    case .transition(let transition): transition.description
    case .shadow(let shadows): shadows.map(\.description).joined(separator: ", ")
    case .gradient(let stops): stops.map(\.description).joined(separator: ", ")
    case .typography(let typography): typography.description
    case .other: "a value of an unknown type"
    }
  }
}

extension String {
  /// Words for those values that are known.
  fileprivate static func parts(_ values: (any CustomStringConvertible)?...) -> String {
    values.compactMap { $0?.description }.joined(separator: " ")
  }
}
