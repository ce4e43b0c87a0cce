import DynamicType
import FontDescriptors
public import RichText

/// The sizes of the fonts in a document, with the number of characters that each has.
public struct FontSizes: Hashable, Sendable {
  /// A size and its use.
  public struct Use: Hashable, Sendable {
    /// The size in points, as the document stores it.
    public var size: Double

    /// The number of UTF-16 code units in that size; separators and attachments are not counted.
    public var characters: Int
  }

  /// The sizes, the smallest first.
  public let uses: [Use]

  private let scaling: TextScaling

  /// Counts the sizes of a document.
  public init(_ document: RichTextDocument) {
    scaling = document.attributes.effectiveTextScaling
    var counts: [Double: Int] = [:]
    let units = document.text.string.utf16
    var index = units.startIndex
    for run in document.text.runs {
      let end = units.index(index, offsetBy: run.range.count)
      if run.attributes.attachment == nil {
        let visible = units[index..<end].count { $0 > 0x20 && $0 != 0x2028 && $0 != 0x2029 }
        if visible > 0 { counts[run.attributes.font.pointSize, default: 0] += visible }
      }
      index = end
    }
    uses = counts.map { Use(size: $0.key, characters: $0.value) }.sorted { $0.size < $1.size }
  }

  /// The smallest size of text at the default text size that Apple's guidelines name, in points of
  /// iOS scaling.
  public static let smallest = 11.0

  /// Returns a size of the document in standard scaling.
  public func standardSize(_ size: Double) -> Double {
    TextScaling.convert(size, from: scaling, to: .standard)
  }

  /// Returns a size of the document in iOS scaling.
  public func iOSSize(_ size: Double) -> Double {
    TextScaling.convert(size, from: scaling, to: .iOS)
  }

  /// Whether a size is not a whole number of half points.
  static func isRounded(_ size: Double) -> Bool {
    abs(size - roundedDown(size)) >= 0.0005
  }

  /// The size that a reader without `\fsmilli` has.
  static func roundedDown(_ size: Double) -> Double { Double(Int(size * 2 + 0.001)) / 2 }
}
