import CHarfBuzz

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The bytes of a font file, validated: a single font or a collection of several faces.
///
/// A file that passes has a table directory inside its bounds and the tables that every face
/// needs; what the tables hold is checked when it is read. The bytes of a path are copied, so
/// that nothing happens to a text when the file is cut short or replaced later. TrueType, OpenType
/// and collections of both are accepted, as iOS accepts them; WOFF, font suitcases and PostScript
/// Type 1 are refused by name.
///
/// `@unchecked Sendable`: the blob is made immutable before anyone sees it, its bytes are never
/// written, and HarfBuzz counts references atomically.
public final class FontFile: @unchecked Sendable {
  /// The path that the file was read from, or `nil` for bytes in memory.
  public let path: String?

  /// The number of faces: 1, or what the header of a collection says.
  public let faceCount: Int

  let blob: OpaquePointer
  let layout: FontFileLayout

  /// Opens and validates a file.
  ///
  /// - Parameter path: The path of a TrueType or OpenType font or collection.
  /// - Throws: ``FontFileError`` with what was found and where.
  public convenience init(path: String) throws(FontFileError) {
    try self.init(path: path, isMapped: false)
  }

  /// Opens and validates a file.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - isMapped: Whether the bytes stay in the file. Only files of the system, which are replaced
  ///     and never written over, may be mapped: reading a page that a file has lost ends a process.
  /// - Throws: ``FontFileError`` with what was found and where.
  convenience init(path: String, isMapped: Bool) throws(FontFileError) {
    // Opening a pipe or a device could wait for ever.
    guard Self.isRegularFile(path),
      let blob = isMapped ? hb_blob_create_from_file_or_fail(path) : Self.copy(of: path)
    else {
      throw FontFileError(
        reason: .unreadable,
        file: path,
        found: "a file that cannot be read",
        expected: "a font file",
        hint: "Check the path and the permissions."
      )
    }
    try self.init(blob: blob, path: path)
  }

  /// The bytes of a file in memory, or `nil` when they cannot be read.
  private static func copy(of path: String) -> OpaquePointer? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var status = stat()
    // HarfBuzz's blobs, as OpenType's offsets, end at 4 GB.
    guard fstat(fileno(file), &status) == 0, let size = UInt32(exactly: status.st_size),
      let bytes = malloc(max(Int(size), 1))
    else { return nil }
    let count = fread(bytes, 1, Int(size), file)
    guard ferror(file) == 0 else {
      free(bytes)
      return nil
    }
    return hb_blob_create_or_fail(
      bytes.assumingMemoryBound(to: CChar.self),
      UInt32(clamping: count),
      HB_MEMORY_MODE_READONLY,
      bytes,
      { free($0) }
    )
  }

  /// Validates bytes in memory, which are copied.
  ///
  /// - Parameter bytes: The contents of a font file.
  /// - Throws: ``FontFileError`` with what was found and where.
  public convenience init(bytes: [UInt8]) throws(FontFileError) {
    let blob = bytes.withUnsafeBytes { buffer in
      hb_blob_create(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
        UInt32(clamping: buffer.count),
        HB_MEMORY_MODE_DUPLICATE,
        nil,
        nil
      )
    }
    guard let blob else {
      throw FontFileError(
        reason: .unreadable,
        file: "bytes in memory",
        found: "no memory for a copy",
        expected: "\(bytes.count) bytes",
        hint: "Open the file by its path."
      )
    }
    try self.init(blob: blob, path: nil)
  }

  private init(blob: OpaquePointer, path: String?) throws(FontFileError) {
    hb_blob_make_immutable(blob)
    do throws(FontFileError) {
      layout = try FontFileLayout(bytes: Self.bytes(of: blob), name: path ?? "bytes in memory")
    } catch {
      hb_blob_destroy(blob)
      throw error
    }
    self.blob = blob
    self.path = path
    faceCount = layout.faces.count
  }

  deinit {
    hb_blob_destroy(blob)
  }

  private static func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The bytes, valid as long as the file is alive.
  package var bytes: UnsafeRawBufferPointer { Self.bytes(of: blob) }

  private static func bytes(of blob: OpaquePointer) -> UnsafeRawBufferPointer {
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length) else { return .init(start: nil, count: 0) }
    return UnsafeRawBufferPointer(start: data, count: Int(length))
  }
}
