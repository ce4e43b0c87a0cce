import FileAccess
import FontDescriptors
import FontManagement

/// The result of checking a font file, and the file's own description.
public struct FontInspection: Sendable {
  /// The way in which the data was checked.
  public enum Method: Hashable, Sendable {
    /// OpenType Sanitizer, beside the built-in check.
    case sanitizer(FontSanitizer)
    /// The built-in check alone, which reads no outlines and no layout tables.
    case structure
  }

  /// The path of the file.
  public let path: String
  /// The size in bytes.
  public let byteCount: Int
  /// The SHA-256 digest in hexadecimal digits.
  public let digest: String
  /// The format.
  public let format: FontFormat
  /// The faces.
  public let faces: [RegisteredFont.Face]
  /// The rights of use that the faces declare; the most restrictive of a collection.
  public let rights: EmbeddingRights
  /// The way in which the data was checked.
  public let method: Method
  let file: FontFile

  /// Reads and checks a file.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - sanitizer: The sanitizer; `nil` for the built-in check alone.
  /// - Throws: The reason why the file cannot be registered.
  public init(
    path: String,
    sanitizer: FontSanitizer? = .ofThisMachine
  ) throws(FontRegistryError) {
    try self.init(path: path, item: .file(path), sanitizer: sanitizer)
  }

  init(path: String, item: FontItem, sanitizer: FontSanitizer?) throws(FontRegistryError) {
    switch FileSystem.kind(of: path) {
    case nil:
      throw FontRegistryError(.fileNotFound, item: item, hint: "Check the spelling of the path.")
    case .folder, .other:
      throw FontRegistryError(
        .invalidFilePath,
        item: item,
        detail: "It is no regular file.",
        hint: "Name the font files one by one."
      )
    case .file: break
    }
    let file: FontFile
    do throws(FontFileError) {
      file = try FontFile(path: path)
    } catch {
      throw FontRegistryError(error, item: item)
    }
    self.path = path
    self.file = file
    byteCount = file.bytes.count
    format = FontFormat(signature: file.bytes)
    method = sanitizer.map { .sanitizer($0) } ?? .structure
    let opened = try Self.faces(of: file, item)
    faces = opened.map { face in
      RegisteredFont.Face(
        postScriptName: face.names.postScript,
        family: face.names.family,
        style: face.names.face
      )
    }
    rights = Self.rights(of: file)
    try Self.check(file, item, sanitizer)
    digest = SHA256.digest(of: file.bytes)
  }

  private static func faces(
    of file: FontFile,
    _ item: FontItem
  ) throws(FontRegistryError) -> [FontFace] {
    var faces: [FontFace] = []
    for index in 0..<file.faceCount {
      do throws(FontFileError) {
        faces.append(try FontFace(file: file, index: index))
      } catch {
        throw FontRegistryError(error, item: item)
      }
    }
    for face in faces where !face.names.hasUsableNames {
      throw FontRegistryError(
        .invalidFontData,
        item: item,
        detail: "A face has no family or no PostScript name of 1 to 63 printable characters.",
        hint: "Programs find a font by its names: get a version that has them."
      )
    }
    return faces
  }

  private static func check(
    _ file: FontFile,
    _ item: FontItem,
    _ sanitizer: FontSanitizer?
  ) throws(FontRegistryError) {
    var problem = StructuralCheck.problem(of: file.bytes).map { "The built-in check says: \($0)" }
    do throws(FontRegistryError) {
      if problem == nil, let sanitizer { problem = try sanitizer.problem(of: file.bytes) }
    } catch {
      throw FontRegistryError(error.code, item: item, detail: error.detail, hint: error.hint)
    }
    guard let problem else { return }
    throw FontRegistryError(
      .invalidFontData,
      item: item,
      detail: problem + ".",
      hint: "Get the font again from its source."
    )
  }

  /// The rights of the face that allows least.
  private static func rights(of file: FontFile) -> EmbeddingRights {
    let all = file.tables("OS/2").compactMap { range -> EmbeddingRights? in
      guard range.count >= 10 else { return nil }
      let bits = UInt16(file.bytes[range.lowerBound + 8]) << 8
      return EmbeddingRights(rawValue: bits | UInt16(file.bytes[range.lowerBound + 9]))
    }
    let order = EmbeddingRights.Level.allCases
    return all.max { left, right in
      (order.firstIndex(of: left.level) ?? 0) < (order.firstIndex(of: right.level) ?? 0)
    } ?? EmbeddingRights(rawValue: 0)
  }
}

extension FontNames {
  /// Whether a face can be asked for by its names.
  ///
  /// OpenType 1.9.1 forbids spaces in a PostScript name; fonts in use have them nevertheless.
  fileprivate var hasUsableNames: Bool {
    !family.isEmpty && (1...63).contains(postScript.utf8.count)
      && postScript.utf8.allSatisfy { (32...126).contains($0) }
      && postScript.contains { $0 != " " }
  }
}
