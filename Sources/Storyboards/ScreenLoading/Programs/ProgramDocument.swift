import DynamicType
import HeadlessUIKit
import InterfaceBuilder

/// A document of the program, whose objects are made of the program's classes.
final class ProgramDocument: Sendable {
  let document: InterfaceDocument
  private let resources: ScreenResources
  /// The module whose bundle holds the document.
  private let module: String?

  init(_ document: InterfaceDocument, _ resources: ScreenResources, module: String?) {
    self.document = document
    self.resources = resources
    self.module = module
  }

  /// Runs a function that makes objects of the document, whose classes the module of an object has, too.
  func perform<Result>(for owner: AnyObject?, _ body: () -> Result) -> Result {
    let modules = [owner.map { DocumentClasses.module(of: $0) }, module]
    return ScreenContext.with(\.documentModules, modules.compactMap { $0 }).perform(body)
  }

  /// Makes a builder for the screen and the text size of the moment.
  func makeBuilder() -> ViewBuilder {
    let context = ScreenContext.current
    let screen = context.display
    return ViewBuilder(
      document: document,
      environment: ScreenEnvironment(
        screen: screen,
        category: screen.traitCollection.preferredContentSizeCategory,
        language: context.language
      ),
      resources: resources,
      options: LoadOptions(),
      policy: ProgramPolicy(),
      makers: ViewMakers.all
    )
  }

  /// Makes a cell, header or footer of a prototype in the scene of a controller.
  func makePrototype(_ node: ObjectNode, in scene: ProgramScene?) -> UIView {
    perform(for: scene?.controller) {
      let views = makeBuilder()
      views.makePrototype = { [weak scene, self] in makePrototype($0, in: scene) }
      let made = CellBuilder(views: views).makeCell(node)
      let connections = DocumentConnections(
        views,
        owner: scene?.controller,
        id: scene?.node.id ?? ""
      )
      connections.addSegue = { [weak scene] in scene?.addTrigger(of: $0, to: $1) }
      connections.connect(node.element)
      return made
    }
  }
}
