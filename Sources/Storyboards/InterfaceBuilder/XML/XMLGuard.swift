/// The checks before the parser sees a byte.
enum XMLGuard {
  struct Fault {
    var message: String
    var offset: Int
  }

  /// The reason to refuse the bytes, if there is one.
  ///
  /// Attributes are counted because libxml2 compares each with all others of its element, which
  /// takes hours for some millions of them.
  static func fault(in bytes: [UInt8], limits: XMLLimits) -> Fault? {
    if bytes.count > limits.bytes {
      return Fault(
        message: "The file has \(bytes.count) bytes; \(limits.bytes) are read.",
        offset: 0
      )
    }
    return bytes.withUnsafeBufferPointer { crowdedElement($0, limit: limits.attributes) }
  }

  private static func crowdedElement(_ bytes: UnsafeBufferPointer<UInt8>, limit: Int) -> Fault? {
    var start = 0
    var attributes = 0
    var isAfterEquals = false
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "<"):
        (start, attributes, isAfterEquals) = (offset, 0, false)
      case UInt8(ascii: "="):
        isAfterEquals = true
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        attributes += isAfterEquals ? 1 : 0
        isAfterEquals = false
        if attributes > limit {
          let message = "An element has more than \(limit) attributes."
          return Fault(message: message, offset: start)
        }
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        break
      default:
        isAfterEquals = false
      }
    }
    return nil
  }
}
