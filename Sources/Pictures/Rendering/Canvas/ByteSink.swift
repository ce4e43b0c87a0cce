/// A sink into which a C library writes a file piece by piece.
final class ByteSink {
  var bytes: [UInt8] = []

  func append(_ data: UnsafePointer<UInt8>?, count: Int) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: count))
  }
}
