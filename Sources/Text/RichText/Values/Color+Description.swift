extension Color: CustomStringConvertible {
  /// The components in hexadecimal digits, such as `#FF3B30`, with an opacity below 1.
  ///
  /// A color outside sRGB has its components in decimals, since hexadecimal digits would clip them.
  public var description: String {
    let components = [red, green, blue]
    let opacity = alpha == 1 ? "" : " at \(Int((alpha * 100).rounded())) %"
    guard components.allSatisfy({ (0...1).contains($0) }) else {
      return "color(srgb \(red) \(green) \(blue))\(opacity)"
    }
    let digits = components.map { component in
      let text = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "#\(digits.joined())\(opacity)"
  }
}
