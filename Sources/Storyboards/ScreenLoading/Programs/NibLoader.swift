package import HeadlessUIKit
import InterfaceBuilder
import Synchronization

/// Makes the objects of a program's own documents, with its classes, outlets and actions.
package final class NibLoader: DocumentLoader, StoryboardLoader {
  private let known = Mutex<[String: ProgramDocument]>([:])
  private let resources: BundleResources

  /// Creates a loader, which reads each file once.
  ///
  /// - Parameter resources: The resources of the program's bundles.
  package init(_ resources: BundleResources = BundleResources()) { self.resources = resources }

  package func objects(ofNib path: String, owner: AnyObject?) -> [AnyObject]? {
    guard let program = program(path), program.document.kind == .xib else { return nil }
    return program.perform(for: owner) { objects(of: program, owner) }
  }

  package func scenes(ofStoryboard path: String) -> (any StoryboardScenes)? {
    guard let program = program(path), program.document.kind == .storyboard else { return nil }
    return ProgramScenes(program)
  }

  private func objects(of program: ProgramDocument, _ owner: AnyObject?) -> [AnyObject] {
    let views = program.makeBuilder()
    let size = views.environment.screen.bounds.size
    let made: [AnyObject] = program.document.objects.filter { $0.kind.isView }.map { node in
      let node = node.resolved(for: views.sizeClasses)
      let isCell = node.kind == .tableViewCell || node.kind == .collectionViewCell
      return isCell
        ? CellBuilder(views: views).makeCell(node) : views.makeView(node, superviewSize: size)
    }
    for node in program.document.objects { GestureMaker.add(node, to: views.items) }
    views.constraints.makeConstraints()
    let connections = DocumentConnections(views, owner: owner, id: "-1")
    connections.connect(program.document.root)
    connections.showView(of: program.document.root)
    return made
  }

  private func program(_ path: String) -> ProgramDocument? {
    if let known = known.withLock({ $0[path] }) { return known }
    guard let document = try? InterfaceDocument(path: path), document.refusal == nil
    else { return nil }
    let folder = Self.bundleFolder(of: path)
    let program = ProgramDocument(
      document,
      resources.resources(folder),
      module: Self.module(ofBundle: folder)
    )
    known.withLock { $0[path] = program }
    return program
  }

  /// The folder of a bundle that has a document in it or in a folder of a language.
  private static func bundleFolder(of path: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    if parts.last?.hasSuffix(".lproj") == true { parts = parts.dropLast() }
    return parts.joined(separator: "/")
  }

  /// The module whose resources Swift Package Manager puts into a bundle, `Package_Module.resources`.
  private static func module(ofBundle folder: String) -> String? {
    let name = folder.split(separator: "/").last?.split(separator: ".").first
    return name?.split(separator: "_", maxSplits: 1).last.map { String($0) }
  }
}
