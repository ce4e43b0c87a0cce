/// The version of an operating system, such as 26.1.
public struct SystemVersion: Hashable, Sendable {
  /// The first number.
  public var major: UInt16

  /// The second number.
  public var minor: UInt16

  /// Creates a version.
  public init(_ major: UInt16, _ minor: UInt16 = 0) {
    self.major = major
    self.minor = minor
  }

  /// No particular version: the newest numbers that were measured.
  ///
  /// Sizes and leadings of text are then those of iOS 26, and readable widths those up to iOS 18. It
  /// is below every real version.
  public static let unspecified = SystemVersion(0)
}

extension SystemVersion: Comparable {
  /// Orders versions by their first, then by their second number.
  public static func < (lhs: SystemVersion, rhs: SystemVersion) -> Bool {
    (lhs.major, lhs.minor) < (rhs.major, rhs.minor)
  }
}

extension SystemVersion: LosslessStringConvertible {
  /// The version with its second number only where that is not zero: `26`, `26.1`.
  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  /// Creates a version from `26` or `26.1`; a third number is read and left out.
  public init?(_ description: String) {
    let parts = description.utf8.split(
      separator: UInt8(ascii: "."),
      omittingEmptySubsequences: false
    )
    guard (1...3).contains(parts.count) else { return nil }
    var numbers: [UInt16] = []
    for part in parts {
      guard let number = Self.number(part) else { return nil }
      numbers.append(number)
    }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }

  /// Reads decimal digits; `nil` for anything else and beyond 65535.
  private static func number(_ digits: Substring.UTF8View) -> UInt16? {
    guard !digits.isEmpty, digits.count <= 5 else { return nil }
    var value: UInt32 = 0
    for digit in digits {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
      value = value * 10 + UInt32(digit - UInt8(ascii: "0"))
    }
    return UInt16(exactly: value)
  }
}
