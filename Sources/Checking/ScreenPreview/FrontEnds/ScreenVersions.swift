import InterfaceBuilder
import ScreenLoading

/// Versions of the inputs of a document's screens: a screen whose version is unchanged looks as before.
///
/// A storyboard screen depends on the views of its own scene and of those that it embeds, and on everything
/// else in the document except the views of the other scenes: their bars and segues determine which bars it
/// has. A screen of a xib depends on the whole document.
struct ScreenVersions: Sendable {
  /// The number of a screen.
  struct Version: Hashable, Sendable {
    /// Elements, attributes and texts.
    var content: Int
    /// The line numbers, which findings mention.
    var lines: Int
  }

  private let versions: [String: Version]
  /// The version of a screen outside any scene.
  private let whole: Version

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - invented: The texts in place of its placeholders, by the identifiers of their objects.
  ///   - code: The settings of code on its objects, by identifier and property.
  ///   - project: The version of the project's files at the time when the document was read.
  init(
    _ document: InterfaceDocument,
    invented: [String: SampleData.Text],
    code: [String: [String: CodeSetting]],
    project: Int
  ) {
    var outside = Hasher()
    outside.combine(project)
    outside.combine(code)
    let project = outside.finalize()
    var reader = Reader(invented: invented)
    reader.read(document.root)
    whole = reader.version(with: project)
    // A split view shows two scenes side by side.
    let showsScenesTogether = document.controllers.contains { $0.kind == .splitViewController }
    guard document.kind == .storyboard, !showsScenesTogether else {
      versions = [:]
      return
    }
    let controllers = document.controllers.map(\.element)
    let views = Dictionary(
      controllers.compactMap { controller in
        controller.child(key: "view").flatMap { view in controller["id"].map { ($0, view) } }
      },
      uniquingKeysWith: { first, _ in first }
    )
    var rest = Reader(invented: invented)
    rest.read(document.root, skipping: Set(views.values))
    for controller in controllers {
      for segue in views[controller["id"] ?? ""].map(Self.segues) ?? [] { rest.read(segue) }
    }
    versions = Dictionary(
      uniqueKeysWithValues: views.keys.map { id in
        var reader = rest
        for view in Self.shown(id, views) { reader.read(view) }
        return (id, reader.version(with: project))
      }
    )
  }

  private static func segues(in view: Element) -> [Element] {
    view.descendants.filter { $0.name == "segue" }
  }

  /// The version of a screen by its identifier in the document.
  subscript(id: String) -> Version { versions[id] ?? whole }

  /// The views of a controller and of everything that it embeds.
  private static func shown(_ id: String, _ views: [String: Element]) -> [Element] {
    var (ids, position) = ([id], 0)
    while position < ids.count {
      let embeds = (views[ids[position]].map(segues) ?? []).filter { $0["kind"] == "embed" }
      for destination in embeds.compactMap({ $0["destination"] }) where !ids.contains(destination) {
        ids.append(destination)
      }
      position += 1
    }
    return ids.compactMap { views[$0] }
  }
}

extension ScreenVersions {
  /// Reads elements in the order of the file.
  private struct Reader {
    let invented: [String: SampleData.Text]
    private var content = Hasher()
    private var lines = Hasher()

    init(invented: [String: SampleData.Text]) { self.invented = invented }

    func version(with project: Int) -> Version {
      var content = content
      content.combine(project)
      return Version(content: content.finalize(), lines: lines.finalize())
    }

    /// Reads an element with its content except for skipped parts, without recursion.
    mutating func read(_ root: Element, skipping skipped: Set<Element> = []) {
      add(root)
      var open = [root.children.makeIterator()]
      while var last = open.popLast() {
        guard let element = last.next() else {
          content.combine(false)
          continue
        }
        open.append(last)
        guard !skipped.contains(element) else { continue }
        add(element)
        open.append(element.children.makeIterator())
      }
    }

    private mutating func add(_ element: Element) {
      content.combine(true)
      content.combine(element.name)
      content.combine(element.attributes)
      content.combine(element.text)
      if let id = element["id"], let text = invented[id] { content.combine(text) }
      lines.combine(element.line)
      lines.combine(element.column)
    }
  }
}
