import InterfaceBuilder

/// The outlets of a document: which property of which class an object is.
struct DocumentOutlets {
  private var owners: [String: [(type: String, property: String)]] = [:]
  /// The classes that objects have by themselves.
  private var classes: [String: String] = [:]
  private(set) var facts: Set<ProjectFact> = []

  init(_ document: InterfaceDocument) {
    let buttons = Set(
      document.root.descendants.filter { $0.name == "button" }.compactMap { $0["id"] }
    )
    for outlet in document.root.descendants where outlet.name == "outlet" {
      guard let property = outlet["property"], let object = outlet["destination"],
        let owner = outlet.parent?.parent, let type = owner["customClass"]
      else { continue }
      owners[object, default: []].append((type, property))
      if buttons.contains(object) {
        owners[object, default: []].append((type, property + ".titleLabel"))
      }
    }
    // A class of the app may set the font of its own text.
    for element in document.root.descendants {
      guard let type = element["customClass"], let object = element["id"] else { continue }
      let text = element.name == "button" ? "titleLabel" : ""
      owners[object, default: []].append((type, text))
      classes[object] = type
    }
    for cell in document.root.descendants where cell.name == "tableViewCell" {
      guard let type = cell["customClass"] else { continue }
      for property in ["textLabel", "detailTextLabel"] {
        if let label = cell[property] { owners[label, default: []].append((type, property)) }
      }
    }
    for element in document.root.descendants
    where element["adjustsImageSizeForAccessibilityContentSizeCategory"] == "YES" {
      if let image = element["image"] { facts.insert(.imageGrows(ImageName.plain(image))) }
    }
    for element in document.root.descendants
    where element["adjustsFontForContentSizeCategory"] == "YES" {
      for owner in owners[element["id"] ?? ""] ?? [] {
        facts.insert(.flagIsSetInDocument(type: owner.type, receiver: owner.property))
      }
    }
  }

  /// Facts of source with which a finding about an object does not hold.
  ///
  /// A class of a package may set the font of its own text, and nobody reads it here.
  func contradictions(of object: String?) -> [ProjectFact] {
    guard let object else { return [] }
    let own = classes[object].map { [ProjectFact.classIsElsewhere($0)] } ?? []
    return own
      + (owners[object] ?? []).flatMap { owner -> [ProjectFact] in
        let assigned = ProjectFact.fontIsAssigned(type: owner.type, receiver: owner.property)
        return owner.type.hasSuffix("Cell")
          ? [assigned, .fontIsAssignedOnSubview(owner.property)] : [assigned]
      }
  }

  /// Facts of source with which an object has the flag.
  ///
  /// Controllers set the flag of what is in cells as `cell.title`.
  func flags(of object: String?) -> [ProjectFact] {
    (object.flatMap { owners[$0] } ?? []).flatMap { owner in
      let own = ProjectFact.flagIsSet(type: owner.type, receiver: owner.property)
      return owner.type.hasSuffix("Cell") ? [own, .flagIsSetOnSubview(owner.property)] : [own]
    }
  }
}
