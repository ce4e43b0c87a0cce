/// Decides without parsing whether a file can contain anything for a rule.
enum FileGate {
  /// Words, one of which every finding needs.
  private static let words: [StaticString] = [
    "UIKit", "SwiftUI", "Font", "font", "ContentSize", "Lines", "Height", "LineLimit", "Limit(",
    "frame(", "Trait", "DynamicType", "dynamicType", "ScaledMetric", "Scale", "itemSize",
    "scaled", "LargeContent", "TextStyle", "BarButtonItem", "TabBarItem",
    "CTLineDraw", "CTFrameDraw", "SymbolConfiguration", "AttributedString", "UIView",
  ]

  /// The words by their first byte.
  private static let wordsByFirst: [[StaticString]] = {
    var table: [[StaticString]] = Array(repeating: [], count: 256)
    for word in words { table[Int(word.utf8Start.pointee)].append(word) }
    return table
  }()

  static func mayHold(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let table = wordsByFirst
    return table.withUnsafeBufferPointer { table in
      for offset in bytes.indices where !table[Int(bytes[offset])].isEmpty {
        for word in table[Int(bytes[offset])] {
          let end = offset + word.utf8CodeUnitCount
          guard end <= bytes.count else { continue }
          let text = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
          if bytes[offset..<end].elementsEqual(text) { return true }
        }
      }
      return false
    }
  }
}
