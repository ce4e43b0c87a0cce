import FileAccess
import InterfaceBuilder
import ScreenAudit
import ScreenLoading
import SourceFacts

extension CodeDoubts {
  /// Finds the aspects that code may determine differently from the screens of a document.
  init(_ code: DocumentCode, in document: InterfaceDocument) {
    self.init()
    for (id, place) in code.setUps { places[id, default: [:]][.content] = place.words }
    addPositions(code.setUps, document)
    for (id, settings) in code.settings.sorted(by: { $0.key < $1.key }) {
      for (property, setting) in settings.sorted(by: { $0.key < $1.key }) {
        if Self.contents.contains(property), document.object(id: id)?.isEmptyButton == true {
          add(setting.undecided, CodeEffect(aspects: [.content]), to: [id])
        }
        guard let effect = CodeEffect.of(property) else { continue }
        add(setting.undecided, effect, to: Self.objects(effect.reach, id, document))
      }
    }
  }

  /// Adds the views whose position depends on the size of a view that code sets up, and those whose frames
  /// Interface Builder was told not to verify.
  private mutating func addPositions(_ setUps: [String: SourcePlace], _ document: InterfaceDocument)
  {
    for element in document.root.descendants where element["verifyAmbiguity"] == "off" {
      guard let id = element["id"] else { continue }
      places[id, default: [:]][.position] = "code: the document turns the check of the frame off"
    }
    guard !setUps.isEmpty else { return }
    let neighbors = Self.neighbors(document)
    // Elements are named `layoutGuide`, `viewLayoutGuide` and `viewControllerLayoutGuide`.
    let guides = document.root.descendants.filter { $0.name.hasSuffix("ayoutGuide") }
      .compactMap { $0["id"] }
    for (id, place) in setUps.sorted(by: { $0.key < $1.key }) {
      // A chain through a view around it, or through its guides, does not depend on its size.
      var seen = Set(guides + (document.object(id: id)?.element.ancestorIDs ?? []))
      var (open, position) = ([id], 0)
      seen.insert(id)
      while position < open.count {
        for next in neighbors[open[position]] ?? [] where seen.insert(next).inserted {
          open.append(next)
          if places[next]?[.position] == nil {
            places[next, default: [:]][.position] = place.words
          }
        }
        position += 1
      }
    }
  }

  /// The views that constraints of a document connect.
  private static func neighbors(_ document: InterfaceDocument) -> [String: [String]] {
    var neighbors: [String: [String]] = [:]
    for element in document.root.descendants where element.name == "constraint" {
      guard let second = element["secondItem"],
        let first = element["firstItem"] ?? element.parent?.parent?["id"]
      else { continue }
      neighbors[first, default: []].append(second)
      neighbors[second, default: []].append(first)
    }
    return neighbors
  }

  /// The properties that give a button its content, and therefore its size.
  private static let contents: Set<String> = [
    "title", "attributedTitle", "image", "backgroundImage", "configuration", "menu",
  ]

  private mutating func add(_ facts: [ViewFact], _ effect: CodeEffect, to ids: [String]) {
    for aspect in effect.aspects {
      guard let fact = facts.first(where: { effect.helps($0.value, aspect) }) else { continue }
      for id in ids where places[id]?[aspect] == nil {
        places[id, default: [:]][aspect] = fact.place.words
      }
    }
  }

  /// The identifiers of the objects that an object's property refers to.
  private static func objects(
    _ reach: CodeEffect.Reach,
    _ id: String,
    _ document: InterfaceDocument
  ) -> [String] {
    guard let element = document.object(id: id)?.element else { return [id] }
    func content(_ element: Element) -> [String] {
      (element["id"].map { [$0] } ?? []) + element.descendants.compactMap { $0["id"] }
    }
    switch reach {
    case .object: return [id]
    case .content: return content(element)
    case .items:
      let owner = element.parent?.parent?["id"]
      let items = [element["firstItem"] ?? owner, element["secondItem"]].compactMap { $0 }
      return items.flatMap { document.object(id: $0).map { content($0.element) } ?? [] }
    }
  }
}

extension ObjectNode {
  /// Whether the size of a button depends on a title or an image that its document does not contain.
  ///
  /// A button with its own frame, or with a side that constraints keep below 44 points, has that size
  /// whatever code shows in it.
  fileprivate var isEmptyButton: Bool {
    guard kind == .button, element["translatesAutoresizingMaskIntoConstraints"] == "NO" else {
      return false
    }
    return !holdsButtonContent && !isKeptSmall
  }

  /// Whether a button has a title or an image in its document.
  var holdsButtonContent: Bool {
    let configuration: Element? = element.child(key: "configuration")
    let parts: [Element] = configuration.map { [$0] } ?? element.children(named: "state")
    return parts.contains { $0.holdsContent }
  }

  private var isKeptSmall: Bool {
    let constraints: [Element] = element.child("constraints")?.children(named: "constraint") ?? []
    return constraints.contains { $0.keepsSmall(id) }
  }
}

extension Element {
  /// The identifiers of the elements around an element.
  fileprivate var ancestorIDs: [String] {
    var (ids, current): ([String], Element?) = ([], parent)
    while let element = current {
      if let id = element["id"] { ids.append(id) }
      current = element.parent
    }
    return ids
  }

  /// Whether a state or a configuration of a button has a title or an image.
  fileprivate var holdsContent: Bool {
    for name in ["title", "subtitle", "image", "backgroundImage"] {
      if let value = self[name], !value.isEmpty { return true }
    }
    return child("attributedString") != nil
  }

  /// Whether a constraint keeps the width or the height of its own view below 44 points.
  fileprivate func keepsSmall(_ id: String) -> Bool {
    guard self["secondItem"] == nil, self["relation"] != "greaterThanOrEqual",
      let side = self["firstAttribute"], side == "width" || side == "height"
    else { return false }
    if let item = self["firstItem"], item != id { return false }
    guard let length = self["constant"].flatMap({ Double($0) }) else { return false }
    return length < 44
  }
}

extension SourcePlace {
  /// The file and the line in the usual form: `DetailView.swift:41`.
  var words: String { "\(FilePath.name(file)):\(position.line)" }
}
