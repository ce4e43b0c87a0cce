import Diagnostics

/// Accounts for every element and attribute: used, irrelevant, or reported.
struct AccountingPass {
  private let tree: XMLTree
  private(set) var accounting = Accounting()
  private(set) var sink = FindingSink()
  private var elementUses: [Int32: Vocabulary.Use?] = [:]
  private var attributeUses: [Int64: AttributeUse] = [:]

  /// What is known about an attribute of an element's name, looked up once a document.
  private struct AttributeUse {
    var use: Vocabulary.Use?
    var valueType: Vocabulary.ValueType?
    var isKey: Bool
  }

  init(tree: XMLTree) {
    self.tree = tree
  }

  mutating func run() {
    var index: Int32 = 0
    while index < tree.nodes.count {
      let element = Element(tree: tree, index: index)
      switch use(of: element) {
      case .used:
        accounting.elements.used += 1
        countAttributes(of: element)
        index += 1
      case .irrelevant:
        skip(element)
        index = element.node.end
      case nil:
        report(element)
        index += 1
      }
    }
  }

  private mutating func use(of element: Element) -> Vocabulary.Use? {
    if element.node.attributeCount > 0, element.key == "userComments" {
      return .irrelevant(.designTime)
    }
    let name = element.node.name
    if let known = elementUses[name] { return known }
    let use = Vocabulary.use(ofElement: element.name)
    elementUses[name] = .some(use)
    return use
  }

  private mutating func skip(_ element: Element) {
    let end = Int(element.node.end)
    accounting.elements.irrelevant += end - Int(element.index)
    let first = Int(element.node.firstAttribute)
    let last = end < tree.nodes.count ? Int(tree.nodes[end].firstAttribute) : tree.attributes.count
    accounting.attributes.irrelevant += last - first
  }

  private mutating func report(_ element: Element) {
    accounting.elements.reported += 1
    accounting.attributes.reported += Int(element.node.attributeCount)
    add(.ibUnknownElement, "The element '\(element.name)' is not known.", element)
  }

  private mutating func countAttributes(of element: Element) {
    for index in element.attributeRange {
      let attribute = tree.attributes[index]
      let known = use(ofAttribute: attribute.name, element)
      switch known.use {
      case .used: accounting.attributes.used += 1
      case .irrelevant: accounting.attributes.irrelevant += 1
      case nil:
        accounting.attributes.reported += 1
        let name = tree.names[Int(attribute.name)]
        add(
          .ibUnknownAttribute,
          "'\(element.name)' is not known to have the attribute '\(name)'.",
          element
        )
        continue
      }
      check(attribute, known, element)
    }
  }

  private mutating func use(ofAttribute name: Int32, _ element: Element) -> AttributeUse {
    let key = Int64(element.node.name) << 32 | Int64(name)
    if let known = attributeUses[key] { return known }
    let (word, owner) = (tree.names[Int(name)], element.name)
    let known = AttributeUse(
      use: Vocabulary.use(ofAttribute: word, of: owner),
      valueType: Vocabulary.valueType(of: word, element: owner),
      isKey: word == "key" && Vocabulary.propertiesOfElement[owner] != nil
    )
    attributeUses[key] = known
    return known
  }

  private mutating func check(
    _ attribute: XMLTree.Attribute,
    _ known: AttributeUse,
    _ element: Element
  ) {
    if known.isKey, Vocabulary.use(ofProperty: attribute.value, element: element.name) == nil {
      let message = "The property '\(attribute.value)' of a '\(element.name)' is not known."
      add(.ibUnknownProperty, message, element)
    }
    guard let type = known.valueType, !type.allows(attribute.value) else { return }
    let name = tree.names[Int(attribute.name)]
    let message = "'\(name)' of '\(element.name)' has the value '\(attribute.value)'."
    add(.ibUnknownValue, message, element, hint: type.hint)
  }

  private mutating func add(
    _ rule: RuleDescription,
    _ message: String,
    _ element: Element,
    hint: String? = nil
  ) {
    sink.add(
      Finding(
        rule: rule,
        message: message,
        location: element.location,
        hint: hint ?? "It is kept and has no effect on the layout."
      )
    )
  }
}

extension Vocabulary.ValueType {
  func allows(_ value: String) -> Bool {
    switch self {
    case .bool: value == "YES" || value == "NO"
    case .number: Literal.number(value) != nil || value == "infinite"
    case .multiplier: Multiplier.parse(value) != nil
    case .words(let words):
      words.contains(value) || words.contains((value.first?.lowercased() ?? "") + value.dropFirst())
    }
  }

  var hint: String {
    switch self {
    case .bool: "YES or NO is expected; the value is ignored."
    case .number: "A number is expected; the value is ignored."
    case .multiplier: "A number, a ratio a:b or a fraction a/b is expected; 1 is taken."
    case .words(let words): "Expected is one of \(words.sorted().joined(separator: ", "))."
    }
  }
}
