import Diagnostics

/// Accounts for every element and attribute: used, irrelevant, or reported.
struct AccountingPass {
  private let tree: XMLTree
  private(set) var accounting = Accounting()
  private(set) var sink = FindingSink()
  /// The uses of the elements, by the number of the name in the document.
  private let elementUses: [ElementUse]
  private var attributeUses: [Int64: AttributeUse] = [:]
  /// The properties that are not drawn and have been noted, each with its element.
  private var notedProperties: Set<[String]> = []

  private enum ElementUse {
    case used(Vocabulary.Entry)
    case irrelevant
    case unknown
  }

  /// The use of an attribute of an element's name, looked up once a document.
  private enum AttributeUse {
    case used(PropertyForm)
    case irrelevant(any PropertyRow)
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
      let unused = unusedValue(element)
      if let unused { noteIfMissed(unused.property, element["value"], of: unused.owner, element) }
      if unused != nil || isIrrelevant(element) {
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

  /// Returns whether an element changes nothing by its name, whatever is inside it.
  private func isIrrelevant(_ element: Element) -> Bool {
    if case .irrelevant = elementUses[Int(element.node.name)] { true } else { false }
  }

  /// The property that nothing reads, with its owner, where an element is the value of one.
  private func unusedValue(_ element: Element) -> (property: any PropertyRow, owner: Element)? {
    guard element.node.attributeCount > 0, let key = element.key,
      let owner = owner(ofKeyed: element),
      case .used(let entry) = elementUses[Int(owner.node.name)],
      let property = entry.children[key], property.reason != nil
    else { return nil }
    return (property, owner)
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
      case .irrelevant(let property):
        accounting.attributes.irrelevant += 1
        check(attribute, property.form, element)
        noteIfMissed(property, attribute.value, of: owner(ofAttributesOf: element), element)
      case .key:
        accounting.attributes.used += 1
        checkKey(attribute.value, element)
      case .unknown:
        accounting.attributes.reported += 1
        noteUnknown(tree.names[Int(attribute.name)], element)
      }
    }
  }

  /// Notes an attribute that is not known, once a document.
  private mutating func noteUnknown(_ name: String, _ element: Element) {
    guard notedProperties.insert([element.name, name]).inserted else { return }
    let message = "The attribute '\(name)' of '\(element.name)' is not known, and is not read."
    add(.ibUnknownAttribute, message, element)
  }

  private mutating func use(ofAttribute name: Int32, _ element: Element) -> AttributeUse {
    let owner = owner(ofAttributesOf: element)
    let cacheKey = Int64(owner.node.name) << 32 | Int64(name)
    if let known = attributeUses[cacheKey] { return known }
    let use = lookUp(attribute: tree.names[Int(name)], of: owner)
    attributeUses[cacheKey] = use
    return use
  }

  /// The element whose properties the attributes of an element are.
  private func owner(ofAttributesOf element: Element) -> Element {
    element.name == "variation" ? element.parent ?? element : element
  }

  private func lookUp(attribute name: String, of owner: Element) -> AttributeUse {
    if name == "key" { return .key }
    guard case .used(let entry) = elementUses[Int(owner.node.name)],
      let property = entry.attributes[name]
    else { return .unknown }
    return property.reason == nil ? .used(property.form) : .irrelevant(property)
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

  /// Notes a property that takes part in the look and is not drawn, once a document.
  private mutating func noteIfMissed(
    _ property: any PropertyRow,
    _ value: String?,
    of owner: Element,
    _ element: Element
  ) {
    guard let property = property as? UnusedProperty, property.isMissed(value),
      notedProperties.insert([owner.name, property.name]).inserted
    else { return }
    let message = "'\(property.name)' of '\(owner.name)' is not drawn."
    let hint = "Layout and pictures are made without it. Other places in the document may have it."
    add(.ibNotDrawn, message, element, hint: hint)
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
