/// A file, or a folder of files, in one sequence of bytes: the form of a flat RTFD.
///
/// Apple does not describe the form. Simon Rodriguez published its layout in 2015, found on archives that
/// Cocoa wrote ("NSFileWrapper serializedRepresentation"). All numbers are 32 bits and little-endian: `rtfd`,
/// 0, and a folder. A folder is 3, the number of entries, their names, the lengths of their contents, and
/// the contents. A file is 1, its length and its bytes; where the length is 2³¹, the true one, a number
/// of zeros and the zeros come before the bytes. The names of the folder itself are entries too.
package indirect enum SerializedFiles: Equatable, Sendable {
  /// An entry of a folder.
  package struct Entry: Equatable, Sendable {
    package var name: String
    package var content: SerializedFiles

    package init(name: String, content: SerializedFiles) {
      self.name = name
      self.content = content
    }
  }

  case file([UInt8])
  case folder([Entry])

  static let magic = Array("rtfd".utf8) + [0, 0, 0, 0]
  static let nameKeys = ["__@UTF8PreferredName@__", "__@PreferredName@__"]
  /// The entry of the bytes of a file that stands alone.
  static let contentKey = ".."
  /// The entry of permissions and dates, which is not read.
  static let attributesKey = "."
  static let fileMark: UInt32 = 1
  static let folderMark: UInt32 = 3
  static let paddedLength: UInt32 = 1 << 31
  static let maximumDepth = 64
}

extension SerializedFiles {
  /// Whether bytes begin as this form does.
  package static func isSerialized(_ bytes: [UInt8]) -> Bool { bytes.starts(with: magic) }

  /// Reads a file or a folder with the name that it wants to have.
  ///
  /// - Throws: The place at which the bytes are not of this form.
  package static func read(
    _ bytes: [UInt8]
  ) throws(RTFPackageError) -> (files: SerializedFiles, name: String?) {
    guard isSerialized(bytes) else { throw .notSerialized }
    var input = SerializedInput(bytes[magic.count...])
    guard try input.number() == folderMark else { throw .invalidEntry(offset: magic.count) }
    return try input.folder(depth: 0)
  }

  /// Returns the bytes of the file or the folder.
  ///
  /// - Parameter name: The name that it wants to have.
  /// - Returns: The bytes.
  package func serialized(name: String? = nil) -> [UInt8] {
    var entries: [Entry]
    switch self {
    case .file: entries = [Entry(name: Self.contentKey, content: self)]
    case .folder(let files): entries = files
    }
    if let name {
      entries += Self.nameKeys.reversed().map { Entry(name: $0, content: .file(Array(name.utf8))) }
    }
    return Self.magic + Self.bytes(ofFolder: entries)
  }

  private static func bytes(ofFolder entries: [Entry]) -> [UInt8] {
    let contents = entries.map { entry in
      switch entry.content {
      case .file(let bytes): number(fileMark) + number(UInt32(bytes.count)) + bytes
      case .folder(let entries): bytes(ofFolder: entries)
      }
    }
    var result = number(folderMark) + number(UInt32(entries.count))
    for entry in entries {
      result += number(UInt32(entry.name.utf8.count)) + Array(entry.name.utf8)
    }
    for content in contents { result += number(UInt32(content.count)) }
    for content in contents { result += content }
    return result
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}

/// Bytes of serialized files that are being read.
private struct SerializedInput {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func number() throws(RTFPackageError) -> UInt32 {
    try take(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  private mutating func take(_ count: UInt32) throws(RTFPackageError) -> ArraySlice<UInt8> {
    guard count <= rest.count else { throw .truncated(offset: rest.startIndex) }
    defer { rest = rest.dropFirst(Int(count)) }
    return rest.prefix(Int(count))
  }

  /// Reads a folder behind its mark.
  mutating func folder(
    depth: Int
  ) throws(RTFPackageError) -> (files: SerializedFiles, name: String?) {
    guard depth < SerializedFiles.maximumDepth else { throw .tooDeep(offset: rest.startIndex) }
    let count = try number()
    // A name and a length are eight bytes at least.
    guard count <= rest.count / 8 else { throw .truncated(offset: rest.startIndex) }
    var names: [String] = []
    for _ in 0..<count { names.append(String(decoding: try take(try number()), as: UTF8.self)) }
    var lengths: [UInt32] = []
    for _ in 0..<count { lengths.append(try number()) }
    var entries: [SerializedFiles.Entry] = []
    var ownNames: [String: [UInt8]] = [:]
    for (name, length) in zip(names, lengths) {
      var input = SerializedInput(try take(length))
      guard name != SerializedFiles.attributesKey else { continue }
      let content = try input.entry(depth: depth)
      if case .file(let bytes) = content, SerializedFiles.nameKeys.contains(name) {
        ownNames[name] = bytes
      } else {
        entries.append(SerializedFiles.Entry(name: name, content: content))
      }
    }
    let name = SerializedFiles.nameKeys.lazy.compactMap { ownNames[$0] }.first
      .map { String(decoding: $0, as: UTF8.self) }
    if entries.count == 1, entries[0].name == SerializedFiles.contentKey {
      return (entries[0].content, name)
    }
    return (.folder(entries), name)
  }

  private mutating func entry(depth: Int) throws(RTFPackageError) -> SerializedFiles {
    let start = rest.startIndex
    switch try number() {
    case SerializedFiles.fileMark:
      var length = try number()
      if length == SerializedFiles.paddedLength {
        length = try number()
        _ = try take(try number())
      }
      return .file(Array(try take(length)))
    case SerializedFiles.folderMark:
      return try folder(depth: depth + 1).files
    default:
      throw .invalidEntry(offset: start)
    }
  }
}
