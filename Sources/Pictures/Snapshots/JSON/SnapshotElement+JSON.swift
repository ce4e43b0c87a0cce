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
    member("transform", element.transform)
    if let mask = element.mask { object("mask") { $0.members(of: mask) } }
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
    member("layoutFlags", LayoutFlag.allCases.filter(element.layoutFlags.contains).map(\.rawValue))
    flag("isAmbiguous", element.isAmbiguous)
    member("readableWidth", element.readableWidth)
    drawings("drawings", element.drawings)
    drawings("overlays", element.overlays)
  }

  private mutating func members(of identity: Identity) {
    members([
      "id": identity.objectID, "class": identity.className, "customClass": identity.customClass,
      "name": identity.name, "accessibilityIdentifier": identity.accessibilityIdentifier,
    ])
    member("indexPath", identity.indexPath.map(Double.init))
  }

  private mutating func corners(of element: SnapshotElement) {
    guard element.cornerRadii != .zero else { return }
    member("cornerRadii", element.cornerRadii)
    member("cornerCurve", element.cornerCurve.rawValue)
  }

  mutating func drawings(_ name: String, _ drawings: [Drawing]) {
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
    members([
      "scrollsHorizontally": scroll.scrollsHorizontally,
      "scrollsVertically": scroll.scrollsVertically,
    ])
  }

  private mutating func members(of interaction: Interaction) {
    members(["isControl": interaction.isControl, "isEnabled": interaction.isEnabled])
    member("hitArea", interaction.hitArea)
    member("actions", interaction.actions)
  }

  private mutating func members(of item: LargeContentItem) {
    member("title", item.title)
    if let image = item.image { object("image") { $0.members(of: image) } }
  }

  private mutating func members(of facts: AccessibilityFacts) {
    member("isElement", facts.isElement)
    members(["label": facts.label, "value": facts.value, "hint": facts.hint])
    member("traits", facts.traits)
  }
}
