import Diagnostics

/// Accounts for every element and attribute: used, irrelevant, or reported.
struct AccountingPass {
  private let tree: XMLTree
  private(set) var accounting = Accounting()
  private(set) var sink = FindingSink()
  /// The uses of the elements, by the number of the name in the document.
  private let elementUses: [ElementUse]
  private var attributeUses: [Int64: AttributeUse] = [:]

  private enum ElementUse {
    case used(Vocabulary.Entry)
    case irrelevant
    case unknown
  }

  /// The use of an attribute of an element's name, looked up once a document.
  private enum AttributeUse {
    case used(PropertyForm)
    case irrelevant(PropertyForm)
    case key
    case unknown
  }

  init(tree: XMLTree) {
    self.tree = tree
    let vocabulary = Vocabulary.shared
    elementUses = tree.names.map { name in
      if let entry = vocabulary.elements[name] { return .used(entry) }
      return vocabulary.unusedElements[name] == nil ? .unknown : .irrelevant
    }
  }

  mutating func run() {
    var index: Int32 = 0
    while index < tree.nodes.count {
      let element = Element(tree: tree, index: index)
      if isIrrelevant(element) {
        skip(element)
        index = element.node.end
        continue
      }
      switch elementUses[Int(element.node.name)] {
      case .used:
        accounting.elements.used += 1
        countAttributes(of: element)
      default: report(element)
      }
      index += 1
    }
  }

  /// Whether an element changes nothing, whatever is inside of it: by its name, or as the value of
  /// a property that nothing reads.
  private func isIrrelevant(_ element: Element) -> Bool {
    if case .irrelevant = elementUses[Int(element.node.name)] { return true }
    guard element.node.attributeCount > 0, let key = element.key,
      let owner = owner(ofKeyed: element), case .used(let entry) = elementUses[Int(owner.node.name)]
    else { return false }
    return entry.children[key]?.reason != nil
  }

  /// The element whose property a keyed element is the value of.
  ///
  /// Variations hold properties of the element around them. Masks and the variations themselves
  /// are no values.
  private func owner(ofKeyed element: Element) -> Element? {
    guard element.name != "variation", element.name != "mask", let parent = element.parent else {
      return nil
    }
    return parent.name == "variation" ? parent.parent : parent
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
}

extension AccountingPass {
  private mutating func countAttributes(of element: Element) {
    for index in element.attributeRange {
      let attribute = tree.attributes[index]
      switch use(ofAttribute: attribute.name, element) {
      case .used(let form):
        accounting.attributes.used += 1
        check(attribute, form, element)
      case .irrelevant(let form):
        accounting.attributes.irrelevant += 1
        check(attribute, form, element)
      case .key:
        accounting.attributes.used += 1
        checkKey(attribute.value, element)
      case .unknown:
        accounting.attributes.reported += 1
        let name = tree.names[Int(attribute.name)]
        let message = "'\(element.name)' is not known to have the attribute '\(name)'."
        add(.ibUnknownAttribute, message, element)
      }
    }
  }

  private mutating func use(ofAttribute name: Int32, _ element: Element) -> AttributeUse {
    let owner = element.name == "variation" ? element.parent ?? element : element
    let cacheKey = Int64(owner.node.name) << 32 | Int64(name)
    if let known = attributeUses[cacheKey] { return known }
    let use = lookUp(attribute: tree.names[Int(name)], of: owner)
    attributeUses[cacheKey] = use
    return use
  }

  private func lookUp(attribute name: String, of owner: Element) -> AttributeUse {
    if name == "key" { return .key }
    guard case .used(let entry) = elementUses[Int(owner.node.name)],
      let property = entry.attributes[name]
    else { return .unknown }
    return property.reason == nil ? .used(property.form) : .irrelevant(property.form)
  }

  private mutating func check(
    _ attribute: XMLTree.Attribute,
    _ form: PropertyForm,
    _ element: Element
  ) {
    guard let expectation = form.expectation, !form.allows(attribute.value) else { return }
    let name = tree.names[Int(attribute.name)]
    let message = "'\(name)' of '\(element.name)' has the value '\(attribute.value)'."
    add(.ibUnknownValue, message, element, hint: expectation)
  }

  private mutating func checkKey(_ key: String, _ element: Element) {
    guard let owner = owner(ofKeyed: element),
      case .used(let entry) = elementUses[Int(owner.node.name)], !entry.hasFreeKeys,
      element.name == "nil" || entry.children[key]?.form.accepts(element: element.name) != true
    else { return }
    if element.name == "nil", entry.children[key] != nil || entry.attributes[key] != nil { return }
    let message = "'\(owner.name)' is not known to have a '\(element.name)' as '\(key)'."
    add(.ibUnknownProperty, message, element)
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
