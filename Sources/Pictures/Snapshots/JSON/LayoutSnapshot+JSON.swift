import DynamicType
import JSONText

extension LayoutSnapshot {
  /// Returns the snapshot as a JSON document, the same bytes for equal snapshots.
  ///
  /// Lengths are points, rounded to a ten-thousandth. Members that are empty or have their
  /// usual value are left out; <doc:SnapshotsAsJSON> lists all of them. The pictures' bytes and the
  /// glyphs are not part of it.
  ///
  /// - Parameter isIndented: whether every member has a line of its own, for people.
  /// - Returns: the document.
  public func json(isIndented: Bool = false) -> String {
    var json = JSONWriter(.snapshot(isIndented: isIndented))
    json.beginObject()
    json.member("version", 1)
    json.member("size", size)
    json.member("displayScale", displayScale)
    json.member("language", language)
    json.member("pseudoLanguage", language.flatMap { PseudoLanguage(tag: $0)?.name })
    json.object("traits") { $0.members(of: traits) }
    json.array("issues", issues) { $0.write($1) }
    json.key("root")
    json.write(root)
    json.endObject()
    return json.text
  }
}

extension JSONStyle {
  /// Lengths rounded to a ten-thousandth of a point, and text that may stand in a script.
  fileprivate static func snapshot(isIndented: Bool) -> JSONStyle {
    JSONStyle(isIndented: isIndented, fractionDigits: 4, escapesLineSeparators: true)
  }
}

extension JSONWriter {
  fileprivate mutating func members(of traits: TraitCollection) {
    member("preferredContentSizeCategory", traits.preferredContentSizeCategory.uiKitName)
    member("userInterfaceIdiom", "\(traits.userInterfaceIdiom)")
    member("horizontalSizeClass", "\(traits.horizontalSizeClass)")
    member("verticalSizeClass", "\(traits.verticalSizeClass)")
    member("layoutDirection", "\(traits.layoutDirection)")
    member("legibilityWeight", "\(traits.legibilityWeight)")
    member("userInterfaceStyle", "\(traits.userInterfaceStyle)")
    member("systemVersion", traits.systemVersion?.description)
  }

  fileprivate mutating func write(_ issue: LayoutIssue) {
    beginObject()
    member("kind", issue.kind.rawValue)
    member("message", issue.message)
    member("objectID", issue.objectID)
    member("constraints", issue.constraints.map(\.description))
    member("brokenConstraint", issue.brokenConstraint?.description)
    member("brokenConstraintID", issue.brokenConstraint?.objectID)
    endObject()
  }

  /// Writes an element and all below it, without recursion: a chain of elements may be long.
  fileprivate mutating func write(_ root: SnapshotElement) {
    enum Step {
      case open(SnapshotElement)
      case close(hasChildren: Bool)
    }
    var steps = [Step.open(root)]
    while let step = steps.popLast() {
      switch step {
      case .open(let element):
        beginObject()
        members(of: element)
        steps.append(.close(hasChildren: !element.children.isEmpty))
        guard !element.children.isEmpty else { continue }
        key("children")
        beginArray()
        for child in element.children.reversed() { steps.append(.open(child)) }
      case .close(let hasChildren):
        if hasChildren { endArray() }
        endObject()
      }
    }
  }
}
