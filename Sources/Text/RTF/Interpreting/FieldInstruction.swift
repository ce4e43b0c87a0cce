import RichText

/// The instruction of a field, such as `HYPERLINK "https://example.org" \l "part"`.
enum FieldInstruction {
  private struct Word {
    var bytes: [UInt8] = []
    var isQuoted = false

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The letter of a switch such as `\l`, in small letters.
    var option: UInt8? {
      !isQuoted && bytes.count == 2 && bytes[0] == UInt8(ascii: "\\") ? bytes[1] | 0x20 : nil
    }
  }

  private static let hyperlink = Array("hyperlink".utf8)

  /// The address of a link, with the part of the document behind `#`; `nil` for other fields.
  static func link(_ instruction: [UInt8]) -> String? {
    let parts = words(instruction)
    guard let first = parts.first, first.bytes.map({ $0 | 0x20 }) == hyperlink else { return nil }
    var address = ""
    var fragment = ""
    var index = 1
    while index < parts.count {
      let part = parts[index]
      index += 1
      guard let option = part.option else {
        if address.isEmpty { address = part.text }
        continue
      }
      let takesText = [UInt8(ascii: "l"), UInt8(ascii: "o"), UInt8(ascii: "t")].contains(option)
      guard takesText, index < parts.count else { continue }
      if option == UInt8(ascii: "l") { fragment = parts[index].text }
      index += 1
    }
    let link = fragment.isEmpty ? address : address + "#" + fragment
    return link.isEmpty ? nil : link
  }

  /// The number of pages or the page that a field stands for; `nil` for other fields.
  static func number(_ instruction: [UInt8]) -> DocumentField.Value? {
    switch words(instruction).first?.text.uppercased() {
    case "PAGE": .pageNumber
    case "NUMPAGES": .pageCount
    default: nil
    }
  }

  /// The instruction of a link, whose quotation marks and backslashes are escaped.
  static func hyperlink(_ address: String) -> String {
    var escaped = ""
    for scalar in address.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return "HYPERLINK \"\(escaped)\""
  }

  private static func words(_ bytes: [UInt8]) -> [Word] {
    var result: [Word] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        index += 1
      } else if bytes[index] == UInt8(ascii: "\"") {
        index += 1
        result.append(quoted(bytes, &index))
      } else {
        var word = Word()
        while index < bytes.count, bytes[index] > 0x20, bytes[index] != UInt8(ascii: "\"") {
          word.bytes.append(bytes[index])
          index += 1
        }
        result.append(word)
      }
    }
    return result
  }

  private static func quoted(_ bytes: [UInt8], _ index: inout Int) -> Word {
    var word = Word(isQuoted: true)
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") { break }
      let next = index < bytes.count ? bytes[index] : 0
      if byte == UInt8(ascii: "\\"), next == UInt8(ascii: "\"") || next == UInt8(ascii: "\\") {
        word.bytes.append(next)
        index += 1
      } else {
        word.bytes.append(byte)
      }
    }
    return word
  }
}
