import Diagnostics

/// Finds identifiers that occur twice and references that lead nowhere.
struct ReferencePass {
  private let tree: XMLTree
  private let context: DocumentContext
  private(set) var sink = FindingSink()
  private var seen: Set<String> = []

  init(tree: XMLTree, context: DocumentContext) {
    self.tree = tree
    self.context = context
  }

  /// Elements whose `id` is no identifier of an object.
  private static let foreign: Set<String> = ["device", "adaptation"]

  mutating func run() {
    let references = tree.names.map { Vocabulary.shared.elements[$0]?.references ?? [] }
    let foreign = tree.names.map { Self.foreign.contains($0) }
    let id = tree.names.firstIndex(of: "id").map { Int32($0) }
    for (index, node) in tree.nodes.enumerated() {
      let element = Element(tree: tree, index: Int32(index))
      if !foreign[Int(node.name)] { checkIdentifier(element, id) }
      for name in references[Int(node.name)] { checkReference(name, of: element) }
      if tree.names[Int(node.name)] == "constraint" { checkConstraint(element) }
    }
  }

  private mutating func checkIdentifier(_ element: Element, _ name: Int32?) {
    for index in element.attributeRange where tree.attributes[index].name == name {
      let id = tree.attributes[index].value
      guard !seen.insert(id).inserted else { continue }
      add(
        .ibDuplicateId,
        "The identifier '\(id)' occurs more than once.",
        element,
        "References lead to the first object with this identifier."
      )
    }
  }

  private mutating func checkReference(_ name: String, of element: Element) {
    guard let id = element[name], context.element(id: id) == nil else { return }
    add(
      .ibDanglingReference,
      "'\(name)' of '\(element.name)' names '\(id)', which no object has.",
      element,
      "Open the document in Xcode and save it, or remove the reference."
    )
  }

  private mutating func checkConstraint(_ element: Element) {
    guard element["firstAttribute"] == nil else { return }
    add(
      .ibIncompleteConstraint,
      "A constraint names no first attribute and is left out.",
      element,
      "Open the document in Xcode and set the constraint again."
    )
  }

  private mutating func add(
    _ rule: RuleDescription,
    _ message: String,
    _ element: Element,
    _ hint: String
  ) {
    sink.add(
      Finding(
        rule: rule,
        message: message,
        location: element.location,
        hint: hint
      )
    )
  }
}
