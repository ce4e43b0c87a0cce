/// A list that a paragraph belongs to.
///
/// ```swift
/// var style = ParagraphStyle()
/// style.lists = [TextList(marker: .decimal, identifier: 1)]
/// ```
public struct TextList: Hashable, Sendable, Codable {
  /// The form of the items' markers, as in Cocoa: text with one name in braces.
  ///
  /// `{decimal}.` gives `1.`, `2.` and so on; the names are those of the constants.
  public struct Marker: RawRepresentable, Hashable, Sendable, Codable {
    /// The form.
    public var rawValue: String

    /// Creates a marker of a form.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A filled circle.
    public static let disc = Marker(rawValue: "{disc}")
    /// An open circle.
    public static let circle = Marker(rawValue: "{circle}")
    /// A filled square.
    public static let square = Marker(rawValue: "{square}")
    /// A hyphen.
    public static let hyphen = Marker(rawValue: "{hyphen}")
    /// Numbers.
    public static let decimal = Marker(rawValue: "{decimal}")
    /// Small letters.
    public static let lowercaseLetter = Marker(rawValue: "{lower-alpha}")
    /// Capital letters.
    public static let uppercaseLetter = Marker(rawValue: "{upper-alpha}")
    /// Small Roman numbers.
    public static let lowercaseRoman = Marker(rawValue: "{lower-roman}")
    /// Capital Roman numbers.
    public static let uppercaseRoman = Marker(rawValue: "{upper-roman}")
    /// No marker.
    public static let none = Marker(rawValue: "")
  }

  /// The form of the markers.
  public var marker: Marker

  /// The number of the first item.
  public var startingNumber: Int

  /// The number that distinguishes the lists of a document.
  public var identifier: Int

  /// Creates a list.
  public init(marker: Marker, startingNumber: Int = 1, identifier: Int) {
    self.marker = marker
    self.startingNumber = startingNumber
    self.identifier = identifier
  }
}

extension TextList.Marker {
  /// Returns the marker of an item.
  ///
  /// - Parameter number: The number of the item. Roman numbers go up to 3999 and letters begin
  ///   at 1; others are written in digits.
  /// - Returns: The marker without tabs or spaces around it.
  public func text(forItem number: Int) -> String {
    guard let open = rawValue.firstIndex(of: "{"),
      let close = rawValue[open...].firstIndex(of: "}")
    else { return rawValue }
    let name = String(rawValue[rawValue.index(after: open)..<close])
    let before = rawValue[..<open]
    return before + Self.symbol(name, number) + rawValue[rawValue.index(after: close)...]
  }

  /// Whether the markers count the items.
  package var isOrdered: Bool {
    let counting = ["decimal", "octal", "-alpha}", "-latin}", "-roman}", "-hexadecimal}"]
    return counting.contains { rawValue.contains($0) }
  }

  private static func symbol(_ name: String, _ number: Int) -> String {
    switch name {
    case "disc": "\u{2022}"
    case "circle": "\u{25E6}"
    case "square": "\u{25AA}"
    case "box": "\u{25A0}"
    case "check": "\u{2713}"
    case "diamond": "\u{25C6}"
    case "hyphen": "\u{2043}"
    case "lower-alpha", "lower-latin": letters(number).lowercased()
    case "upper-alpha", "upper-latin": letters(number)
    case "lower-roman": roman(number).lowercased()
    case "upper-roman": roman(number)
    case "octal": String(number, radix: 8)
    case "lower-hexadecimal": String(number, radix: 16)
    case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
    default: String(number)
    }
  }

  /// A, B … Z, AA, AB.
  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var rest = number
    var scalars: [Character] = []
    while rest > 0 {
      rest -= 1
      scalars.append(Character(Unicode.Scalar(UInt8(65 + rest % 26))))
      rest /= 26
    }
    return String(scalars.reversed())
  }

  private static func roman(_ number: Int) -> String {
    guard (1...3999).contains(number) else { return String(number) }
    let values = [1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1]
    let names = ["M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"]
    var rest = number
    var result = ""
    for (value, name) in zip(values, names) {
      while rest >= value {
        result += name
        rest -= value
      }
    }
    return result
  }
}
