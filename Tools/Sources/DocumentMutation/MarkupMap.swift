/// The positions of elements and attributes in the text of a document.
///
/// There is no validation: the text may already be damaged, and anything that looks like a tag is one.
struct MarkupMap {
  struct Attribute {
    var name: Range<Int>
    /// The value without its quotes.
    var value: Range<Int>
  }

  struct Element {
    /// From the start of the start tag to the end of the end tag.
    var range: Range<Int>
    var startTag: Range<Int>
    var attributes: [Attribute]
  }

  private(set) var elements: [Element] = []

  init(_ bytes: [UInt8]) {
    var open: [Int] = []
    var position = 0
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      guard let last = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { break }
      position = last + 1
      guard start + 1 < last else { continue }
      switch bytes[start + 1] {
      case UInt8(ascii: "?"), UInt8(ascii: "!"): continue
      case UInt8(ascii: "/"):
        if let element = open.popLast() {
          elements[element].range = elements[element].range.lowerBound..<position
        }
      default:
        let tag = start..<position
        elements.append(
          Element(range: tag, startTag: tag, attributes: Self.attributes(in: tag, of: bytes))
        )
        if bytes[last - 1] != UInt8(ascii: "/") { open.append(elements.count - 1) }
      }
    }
  }

  private static func attributes(in tag: Range<Int>, of bytes: [UInt8]) -> [Attribute] {
    let quote = UInt8(ascii: "\"")
    var attributes: [Attribute] = []
    var position = tag.lowerBound
    while let equals = bytes[position..<tag.upperBound].firstIndex(of: UInt8(ascii: "=")) {
      guard equals + 1 < tag.upperBound, bytes[equals + 1] == quote,
        let end = bytes[(equals + 2)..<tag.upperBound].firstIndex(of: quote)
      else { break }
      let space = bytes[position..<equals].lastIndex(of: UInt8(ascii: " ")) ?? position
      attributes.append(Attribute(name: space + 1..<equals, value: equals + 2..<end))
      position = end + 1
    }
    return attributes
  }
}
