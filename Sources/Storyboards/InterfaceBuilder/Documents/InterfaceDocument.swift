public import Diagnostics

/// A storyboard or xib: its settings, its objects, and the findings of reading it.
///
/// Reading never fails on content. An unknown part is kept, reachable through ``Element``, and
/// reported in ``findings``; only bytes that are not a document throw.
///
/// ```swift
/// let document = try InterfaceDocument(path: "Main.storyboard")
/// for scene in document.scenes {
///   print(scene.controller?.customClass ?? scene.id)
/// }
/// ```
public struct InterfaceDocument: Sendable {
  /// The kind of file.
  public enum Kind: String, Hashable, Sendable {
    /// Scenes with controllers.
    case storyboard
    /// Objects of a file's owner.
    case xib
  }

  /// The reason for which a document cannot be loaded although it could be read.
  public enum Refusal: Hashable, Sendable {
    /// It is an archive of Xcode 4 or earlier.
    case legacyArchive
    /// It is made for another system, with the name of its runtime.
    case otherRuntime(String)
    /// Its root is an element of another name.
    case otherRoot(String)
  }

  /// The path, or the name that was given for bytes in memory.
  public let file: String

  /// The kind of file.
  public let kind: Kind

  /// The reason for which the document cannot be loaded; `nil` for one that can.
  public let refusal: Refusal?

  /// The root element.
  public let root: Element

  /// The settings of the document as a whole.
  public let settings: Settings

  /// The controllers with the objects beside them; empty for a xib.
  public let scenes: [Scene]

  /// The objects on the first level: all of a xib, and those of all scenes of a storyboard.
  public let objects: [ObjectNode]

  /// The sizes of images and the components of colors that the document keeps by their names.
  public var resources: Resources { context.resources }

  /// The findings of reading, in the order of the file.
  public let findings: [Finding]

  /// The numbers of elements and attributes that are used, known to be irrelevant, and reported.
  public let accounting: Accounting

  let context: DocumentContext

  init(tree: XMLTree, findings: [Finding]) {
    let root = Element(tree: tree, index: 0)
    let settings = Settings(root)
    let context = DocumentContext(
      root,
      usesAutoLayout: settings.usesAutoLayout,
      usesTraitCollections: settings.usesTraitCollections,
      outletDestination: Property<String>.connection.destination.name
    )
    self.context = context
    self.root = root
    file = tree.file
    refusal = Self.refusal(of: root)
    kind = Self.kind(of: root)
    self.settings = settings
    scenes =
      root.child("scenes")?.children(named: "scene").map { Scene($0, in: context) } ?? []
    objects =
      scenes.flatMap(\.objects)
      + (root.child("objects")?.children.map { ObjectNode($0, in: context) } ?? [])
    let checks =
      refusal.map { DocumentChecks(refused: $0.finding(root), tree: tree) }
      ?? DocumentChecks(tree: tree, root: root, context: context)
    accounting = checks.accounting
    self.findings = (findings + checks.findings).sortedByPlace()
  }
}

extension [Finding] {
  /// By line and column; findings of one place keep their order.
  func sortedByPlace() -> [Finding] {
    enumerated().sorted {
      ($0.element.location.line, $0.element.location.column, $0.offset)
        < ($1.element.location.line, $1.element.location.column, $1.offset)
    }.map(\.element)
  }
}
