extension SharedNotes {
  /// The beginning of a file that was being decoded when a child ended, and its size in bytes.
  public struct DecodedFile: Hashable, Sendable {
    /// The first bytes, or all of them.
    public var beginning: [UInt8]
    /// The number of bytes of the whole file.
    public var count: Int
  }

  /// Notes a file before it is decoded.
  func begin(decoding bytes: UnsafeRawBufferPointer) {
    let kept = min(bytes.count, Self.fileLimit)
    file.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes.prefix(kept)))
    self[.fileSize] = Int64(bytes.count)
    self[.fileKept] = Int64(kept)
    self[.isDecoding] = 1
  }

  /// Notes that the file is decoded.
  func endDecoding() { self[.isDecoding] = 0 }

  /// The file that is being decoded; `nil` between two files.
  var decodedFile: DecodedFile? {
    guard self[.isDecoding] != 0 else { return nil }
    let kept = min(max(0, Int(self[.fileKept])), Self.fileLimit)
    return DecodedFile(beginning: Array(file.prefix(kept)), count: Int(self[.fileSize]))
  }

  /// Passes the child a file that it must not decode, with a text; returns whether there is space for it.
  @discardableResult
  func refuse(_ file: DecodedFile, _ text: String) -> Bool {
    var bytes: [UInt8] = []
    for number in [file.count, file.beginning.count, text.utf8.count] {
      withUnsafeBytes(of: Int64(number)) { bytes += Array($0) }
    }
    return append(bytes + Array(text.utf8) + file.beginning, to: .refused)
  }

  /// The files that the child must not decode, with their texts.
  var refusedFiles: [(file: DecodedFile, text: String)] {
    var rest = self[.refused][...]
    var files: [(DecodedFile, String)] = []
    while rest.count >= 24 {
      let numbers = (0..<3).map { index in
        rest.dropFirst(index * 8).prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
      }
      rest = rest.dropFirst(24)
      guard rest.count >= numbers[1] + numbers[2] else { break }
      let text = String(decoding: rest.prefix(numbers[2]), as: UTF8.self)
      rest = rest.dropFirst(numbers[2])
      files.append(
        (DecodedFile(beginning: Array(rest.prefix(numbers[1])), count: numbers[0]), text)
      )
      rest = rest.dropFirst(numbers[1])
    }
    return files
  }
}

extension ChildSeat {
  /// The files that this process must not decode, with the parent's texts.
  public var refusedFiles: [(file: SharedNotes.DecodedFile, text: String)] { notes.refusedFiles }

  /// Notes a file before it is decoded, for a process that decodes one at a time.
  public func begin(decoding bytes: UnsafeRawBufferPointer) { notes.begin(decoding: bytes) }

  /// Notes that the file is decoded.
  public func endDecoding() { notes.endDecoding() }
}
