public import Foundation
import RTF

/// A file, or a folder with files, in memory.
///
/// It implements the part of Foundation's interface that documents need; Foundation on Linux has no class of
/// this name.
open class FileWrapper: NSObject {
  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
  }

  private var content: Content

  /// The preferred name of the file in a folder.
  open var preferredFilename: String?

  /// The name of the file in its folder, or at the place where it was read.
  open var filename: String?

  /// Creates a file of bytes.
  public init(regularFileWithContents contents: Data) {
    content = .file(contents)
  }

  /// Creates a folder of files by their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    super.init()
    for (name, file) in childrenByPreferredName {
      file.preferredFilename = file.preferredFilename ?? name
      file.filename = name
    }
  }

  /// Reads a file, or a folder with everything in it.
  ///
  /// - Throws: Foundation's error for an unreadable file.
  public init(url: URL) throws {
    content = try Self.read(url)
    super.init()
    preferredFilename = url.lastPathComponent
    filename = url.lastPathComponent
  }

  private static func read(_ url: URL) throws -> Content {
    let values = try url.resourceValues(forKeys: [.isDirectoryKey])
    guard values.isDirectory == true else { return .file(try Data(contentsOf: url)) }
    let entries = try FileManager.default.contentsOfDirectory(
      at: url,
      includingPropertiesForKeys: nil
    )
    var files: [String: FileWrapper] = [:]
    for entry in entries { files[entry.lastPathComponent] = try FileWrapper(url: entry) }
    return .folder(files)
  }

  /// Reads a file, or a folder with its content, from serialized bytes.
  ///
  /// - Returns: `nil` for bytes in another format.
  public init?(serializedRepresentation serializeRepresentation: Data) {
    guard let read = try? SerializedFiles.read([UInt8](serializeRepresentation)) else { return nil }
    content = Self.content(read.files)
    super.init()
    preferredFilename = read.name
  }

  private init(_ files: SerializedFiles) {
    content = Self.content(files)
  }

  private static func content(_ files: SerializedFiles) -> Content {
    switch files {
    case .file(let bytes): return .file(Data(bytes))
    case .folder(let entries):
      let children = entries.map { entry in
        let child = FileWrapper(entry.content)
        child.preferredFilename = entry.name
        child.filename = entry.name
        return (entry.name, child)
      }
      return .folder(Dictionary(children) { first, _ in first })
    }
  }

  /// The file, or the folder with its content, as serialized bytes.
  ///
  /// Permissions and dates are not part of it.
  open var serializedRepresentation: Data? { Data(files.serialized(name: preferredFilename)) }

  private var files: SerializedFiles {
    switch content {
    case .file(let data): .file([UInt8](data))
    case .folder(let files):
      .folder(
        files.sorted { $0.key < $1.key }
          .map { SerializedFiles.Entry(name: $0.key, content: $0.value.files) }
      )
    }
  }

  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }

  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }

  /// The bytes of a file; `nil` for a folder.
  open var regularFileContents: Data? {
    if case .file(let data) = content { data } else { nil }
  }

  /// The files of a folder by their names; `nil` for a file.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let files) = content { files } else { nil }
  }

  /// Adds a file to a folder.
  ///
  /// - Returns: The name under which it was added: its preferred name, preceded by a number if another file
  ///   has that name.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var files) = content else { return "" }
    let name = child.preferredFilename ?? ""
    var free = name
    var number = 2
    while files[free] != nil {
      free = "\(number)-" + name
      number += 1
    }
    child.filename = free
    files[free] = child
    content = .folder(files)
    return free
  }

  /// Writes the file, or the folder with everything in it.
  ///
  /// - Throws: Foundation's error for a file that cannot be written.
  open func write(
    to url: URL,
    options: WritingOptions = [],
    originalContentsURL: URL?
  ) throws {
    switch content {
    case .file(let data):
      try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .folder(let files):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, file) in files.sorted(by: { $0.key < $1.key }) {
        let place = url.appendingPathComponent(name)
        try file.write(to: place, options: options, originalContentsURL: nil)
      }
    }
  }

  /// The choices for writing.
  public struct WritingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public var rawValue: UInt

    /// Creates a value from the raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Each file is complete at any moment.
    public static let atomic = WritingOptions(rawValue: 1)

    /// The names of the files become those of the folder, which they always do.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }
}

extension NSTextAttachment {
  /// Creates an attachment from a file; the bytes of an image are shown.
  public convenience init(fileWrapper: FileWrapper) {
    self.init()
    self.fileWrapper = fileWrapper
    image = contents.flatMap { UIImage(data: $0) }
  }

  /// The attached file with its name.
  public var fileWrapper: FileWrapper? {
    get {
      contents.map {
        let file = FileWrapper(regularFileWithContents: $0)
        file.preferredFilename = fileName
        return file
      }
    }
    set {
      contents = newValue?.regularFileContents
      if newValue != nil { fileName = newValue?.preferredFilename ?? newValue?.filename ?? "" }
    }
  }
}
