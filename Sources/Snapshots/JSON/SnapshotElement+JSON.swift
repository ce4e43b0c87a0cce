import DynamicType
import JSONText

extension JSONWriter {
  /// Writes everything of an element but its children.
  mutating func members(of element: SnapshotElement) {
    members(of: element.identity)
    if element.role != .view { member("role", element.role.rawValue) }
    member("frame", element.frame)
    if element.boundsOrigin != .zero { member("boundsOrigin", element.boundsOrigin) }
    if element.alpha != 1 { member("alpha", element.alpha) }
    flag("isHidden", element.isHidden)
    flag("clipsToBounds", element.clipsToBounds)
    corners(of: element)
    if let scroll = element.scroll { object("scroll") { $0.members(of: scroll) } }
    if let interaction = element.interaction {
      object("interaction") { $0.members(of: interaction) }
    }
    if let item = element.largeContent { object("largeContent") { $0.members(of: item) } }
    if element.accessibility != AccessibilityFacts() {
      object("accessibility") { $0.members(of: element.accessibility) }
    }
    let flags = LayoutFlags.names.filter { element.layoutFlags.contains($0.0) }.map(\.1)
    member("layoutFlags", flags)
    flag("isAmbiguous", element.isAmbiguous)
    member("readableWidth", element.readableWidth)
    drawings("drawings", element.drawings)
    drawings("overlays", element.overlays)
  }

  private mutating func members(of identity: Identity) {
    member("id", identity.objectID)
    member("class", identity.className)
    member("customClass", identity.customClass)
    member("name", identity.name)
    member("accessibilityIdentifier", identity.accessibilityIdentifier)
    member("indexPath", identity.indexPath.map(Double.init))
  }

  private mutating func corners(of element: SnapshotElement) {
    guard element.cornerRadii != .zero else { return }
    member("cornerRadii", element.cornerRadii)
    member("cornerCurve", element.cornerCurve.rawValue)
  }

  private mutating func drawings(_ name: String, _ drawings: [Drawing]) {
    guard !drawings.isEmpty else { return }
    array(name, drawings) { json, drawing in
      json.beginObject()
      json.members(of: drawing)
      json.endObject()
    }
  }

  private mutating func members(of scroll: ScrollState) {
    member("contentSize", scroll.contentSize)
    member("offset", scroll.offset)
    member("contentInsets", scroll.contentInsets)
    member("scrollsHorizontally", scroll.scrollsHorizontally)
    member("scrollsVertically", scroll.scrollsVertically)
  }

  private mutating func members(of interaction: Interaction) {
    member("isControl", interaction.isControl)
    member("isEnabled", interaction.isEnabled)
    member("hitArea", interaction.hitArea)
    member("actions", interaction.actions)
  }

  private mutating func members(of item: LargeContentItem) {
    member("title", item.title)
    if let image = item.image { object("image") { $0.members(of: image) } }
  }

  private mutating func members(of facts: AccessibilityFacts) {
    member("isElement", facts.isElement)
    member("label", facts.label)
    member("value", facts.value)
    member("hint", facts.hint)
    member("traits", facts.traits)
  }
}
