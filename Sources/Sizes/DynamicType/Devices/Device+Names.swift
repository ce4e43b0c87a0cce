extension Device {
  /// Finds a device by name, ignoring case, separators and the word "inch".
  ///
  /// Besides the names of the table, it reads `iPhone SE` and `iPhone SE (1st generation)` for the
  /// 4-inch model, `(2nd generation)` and `(3rd generation)` for the 4.7-inch one, `iPad` for the
  /// 9.7-inch model, and `iPad Pro 11"`.
  ///
  /// - Parameter name: The name.
  /// - Returns: The device, or `nil` when no name matches.
  public static func named(_ name: String) -> Device? {
    let wanted = key(name)
    let model = aliases.first { key($0.alias) == wanted }.map { key($0.model) } ?? wanted
    return all.first { key($0.name) == model }
  }

  private static let aliases: [(alias: String, model: String)] = [
    ("iPhone SE", "iPhone SE 4-inch"),
    ("iPhone SE (1st generation)", "iPhone SE 4-inch"),
    ("iPhone SE (2nd generation)", "iPhone SE 4.7-inch"),
    ("iPhone SE (3rd generation)", "iPhone SE 4.7-inch"),
    ("iPad", "iPad 9.7-inch"),
    ("iPad mini", "iPad mini 8.3-inch"),
    ("iPod touch", "iPod touch 5th generation and later"),
  ]

  /// The letters, digits and dots of a name in lower case, without `inch`; ASCII only.
  private static func key(_ name: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "."):
        bytes.append(byte)
      default: break
      }
    }
    let inch = Array("inch".utf8)
    if bytes.count > 4, bytes.suffix(4).elementsEqual(inch) {
      bytes.removeLast(4)
    }
    return bytes
  }
}
