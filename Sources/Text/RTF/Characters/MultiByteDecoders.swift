#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Decoders of code pages with characters of several bytes, one reader's own.
///
/// The tables are those of the C library. Where it has no converter, bytes are not decoded.
final class MultiByteDecoders {
  #if canImport(Glibc) || canImport(Musl)
  private var converters: [Int: iconv_t?] = [:]

  deinit {
    for case let converter? in converters.values { iconv_close(converter) }
  }

  private func converter(_ number: Int) -> iconv_t? {
    if let known = converters[number] { return known }
    let opened = CodePage.multiByteNames[number].flatMap { iconv_open("UTF-32LE", $0) }
    let isOpen = opened.map { Int(bitPattern: $0) != -1 } ?? false
    converters[number] = .some(isOpen ? opened : nil)
    return isOpen ? opened : nil
  }
  #endif

  /// Returns the characters of bytes, or `nil` where there are none.
  func decode(_ bytes: [UInt8], _ number: Int) -> [Unicode.Scalar]? {
    if number == 65001 {
      return String(validating: bytes, as: UTF8.self).map { Array($0.unicodeScalars) }
    }
    #if canImport(Glibc) || canImport(Musl)
    guard let converter = converter(number) else { return nil }
    iconv(converter, nil, nil, nil, nil)
    var source = bytes.map { CChar(bitPattern: $0) }
    var target = [CChar](repeating: 0, count: 32)
    var sourceLeft = source.count
    var targetLeft = target.count
    let result = source.withUnsafeMutableBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        var from = source.baseAddress
        var to = target.baseAddress
        return iconv(converter, &from, &sourceLeft, &to, &targetLeft)
      }
    }
    guard result != -1, sourceLeft == 0 else { return nil }
    let written = (target.count - targetLeft) / 4
    let scalars = (0..<written).compactMap { place in
      let units = (0..<4).map { UInt32(UInt8(bitPattern: target[place * 4 + $0])) << ($0 * 8) }
      return Unicode.Scalar(units.reduce(0, |))
    }
    return scalars.isEmpty ? nil : scalars
    #else
    return nil
    #endif
  }
}
