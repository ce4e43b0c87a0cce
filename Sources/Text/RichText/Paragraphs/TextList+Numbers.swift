extension TextList.Marker {
  /// Returns the number of the item that has a marker; `nil` for a text that no item has.
  package func item(ofText text: String) -> Int? {
    guard let open = rawValue.firstIndex(of: "{"),
      let close = rawValue[open...].firstIndex(of: "}")
    else { return nil }
    let (before, after) = (rawValue[..<open], rawValue[rawValue.index(after: close)...])
    guard text.utf8.count > before.utf8.count + after.utf8.count, text.hasPrefix(before),
      text.hasSuffix(after)
    else { return nil }
    let symbol = String(text.dropFirst(before.count).dropLast(after.count))
    let candidates = [Int(symbol), Self.number(letters: symbol), Self.number(roman: symbol)]
    return candidates.lazy.compactMap { $0 }.first { self.text(forItem: $0) == text }
  }

  /// The number of A, B … Z, AA, AB; `nil` for other text, and beyond 13 letters, which overflow.
  private static func number(letters text: String) -> Int? {
    guard (1...13).contains(text.utf8.count) else { return nil }
    var number = 0
    for byte in text.uppercased().utf8 {
      guard (0x41...0x5A).contains(byte) else { return nil }
      number = number * 26 + Int(byte) - 0x40
    }
    return number
  }

  private static func number(roman text: String) -> Int? {
    let values: [Character: Int] = [
      "I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000,
    ]
    var number = 0
    var previous = 0
    for character in text.uppercased().reversed() {
      guard number <= 3999, let value = values[character] else { return nil }
      number += value < previous ? -value : value
      previous = max(previous, value)
    }
    return number
  }
}
