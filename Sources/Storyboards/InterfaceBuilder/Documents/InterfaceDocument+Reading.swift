import Diagnostics
import FileAccess

extension InterfaceDocument {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The path of a storyboard or xib.
  ///   - limits: The limits of its size and depth.
  /// - Throws: ``InterfaceDocumentError`` when there is no document at the path.
  public init(path: String, limits: XMLLimits = XMLLimits()) throws(InterfaceDocumentError) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileBytes.read(path, limit: limits.bytes)
    } catch {
      throw InterfaceDocumentError(error, path: path, limit: limits.bytes)
    }
    try self.init(bytes: bytes, file: path, limits: limits)
  }

  /// Reads bytes in memory.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a storyboard or xib.
  ///   - file: The name that findings give as the file.
  ///   - limits: The limits of their size and depth.
  /// - Throws: ``InterfaceDocumentError`` when they are not a document.
  public init(
    bytes: [UInt8],
    file: String,
    limits: XMLLimits = XMLLimits()
  ) throws(InterfaceDocumentError) {
    if let error = InterfaceDocumentError.compiled(bytes, file: file) { throw error }
    if let error = InterfaceDocumentError.mergeConflict(bytes, file: file) { throw error }
    let result = XMLReader.read(bytes, file: file, limits: limits)
    guard !result.tree.nodes.isEmpty else {
      let found = result.findings.first.map { "no XML (line \($0.location.line): \($0.message))" }
      throw InterfaceDocumentError(
        reason: .notXML,
        file: file,
        found: found ?? "no XML",
        hint: "A storyboard or xib of Xcode 5 or later is expected."
      )
    }
    self.init(tree: result.tree, findings: result.findings)
  }

  /// Reads text.
  ///
  /// - Parameters:
  ///   - text: The contents of a storyboard or xib.
  ///   - file: The name that findings give as the file.
  /// - Throws: ``InterfaceDocumentError`` when it is not a document.
  public init(text: String, file: String) throws(InterfaceDocumentError) {
    try self.init(bytes: Array(text.utf8), file: file)
  }

  static func refusal(of root: Element) -> Refusal? {
    if root.name == "archive" { return .legacyArchive }
    guard root.name == "document" else { return .otherRoot(root.name) }
    guard let runtime = root[.document.targetRuntime], !runtime.hasPrefix("iOS.") else {
      return nil
    }
    return .otherRuntime(runtime)
  }

  static func kind(of root: Element) -> Kind {
    let isStoryboard = root[.document.type]?.contains("Storyboard") ?? (root.child("scenes") != nil)
    return isStoryboard ? .storyboard : .xib
  }
}

extension InterfaceDocument {
  /// Returns the object of an identifier.
  ///
  /// Identifiers are unique; of several equal ones, which are reported, the first counts.
  public func object(id: String) -> ObjectNode? {
    context.element(id: id).map { ObjectNode($0, in: context) }
  }

  /// The controller that a storyboard begins with.
  public var initialViewController: ObjectNode? {
    settings.initialViewController.flatMap { object(id: $0) }
  }

  /// The controllers of all scenes.
  public var controllers: [ObjectNode] { scenes.compactMap(\.controller) }

  /// The objects of every kind at any depth, in the order of the file.
  public var allObjects: some Sequence<ObjectNode> {
    root.descendants.lazy
      .filter { ObjectKind(rawValue: $0.name).category != nil }
      .map { [context] in ObjectNode($0, in: context) }
  }
}
