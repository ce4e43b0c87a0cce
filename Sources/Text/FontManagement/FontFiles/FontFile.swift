import CHarfBuzz
import FileAccess
package import FontDescriptors

/// The bytes of a font file, validated: a single font or a collection of several faces.
///
/// A file that passes has a table directory inside its bounds and the tables that every face needs;
/// the contents of the tables are checked when they are read. The bytes of a path are copied, so
/// that a text is unaffected when the file is cut short or replaced later. TrueType, OpenType and
/// collections of both are accepted, as iOS accepts them; WOFF, font suitcases and PostScript Type
/// 1 are refused by name.
///
/// `@unchecked Sendable`: the blob is made immutable before anyone sees it, its bytes are never
/// written, and HarfBuzz counts references atomically.
public final class FontFile: @unchecked Sendable {
  /// The path that the file was read from, or `nil` for bytes in memory.
  public let path: String?

  /// The number of faces: 1, or the number in the header of a collection.
  public let faceCount: Int

  let blob: OpaquePointer
  let layout: FontFileLayout

  /// Opens and validates a file.
  ///
  /// - Parameter path: The path of a TrueType or OpenType font or collection.
  /// - Throws: ``FontFileError`` with the fault and its place.
  public convenience init(path: String) throws(FontFileError) {
    try self.init(path: path, residence: .memory)
  }

  /// Opens and validates a file.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - residence: The place of the bytes. Only files of the system, which are replaced and
  ///     never written over, may be mapped.
  /// - Throws: ``FontFileError`` with the fault and its place.
  convenience init(path: String, residence: FileContents.Residence) throws(FontFileError) {
    try self.init(blob: Self.blob(path: path, residence), path: path)
  }

  private static func blob(
    path: String,
    _ residence: FileContents.Residence
  ) throws(FontFileError) -> OpaquePointer {
    do throws(FileError) {
      let contents = try FileContents(
        path: path,
        residence: residence,
        limit: FontFileLayout.maximumSize
      )
      let blob = hb_blob_create_or_fail(
        contents.bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        UInt32(clamping: contents.bytes.count),
        HB_MEMORY_MODE_READONLY,
        Unmanaged.passRetained(contents).toOpaque(),
        { if let contents = $0 { Unmanaged<FileContents>.fromOpaque(contents).release() } }
      )
      guard let blob else { throw FileError(.unreadable, path: path) }
      return blob
    } catch {
      throw FontFileError(error)
    }
  }

  /// Validates bytes in memory, which are copied.
  ///
  /// - Parameter bytes: The contents of a font file.
  /// - Throws: ``FontFileError`` with the fault and its place.
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

  /// The bytes, valid as long as the file is alive.
  package var bytes: UnsafeRawBufferPointer { Self.bytes(of: blob) }

  /// Returns the places of a table, one for each face that has it.
  package func tables(_ tag: OpenTypeTag) -> [Range<Int>] {
    layout.faces.compactMap { $0.tables[tag] }
  }

  private static func bytes(of blob: OpaquePointer) -> UnsafeRawBufferPointer {
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length) else { return .init(start: nil, count: 0) }
    return UnsafeRawBufferPointer(start: data, count: Int(length))
  }
}
