import InterfaceBuilder

/// The outlets of a document: the property and the class of each connected object.
struct DocumentOutlets {
  private var owners: [String: [(type: String, property: String)]] = [:]
  /// The default classes of objects.
  private var classes: [String: String] = [:]
  /// The classes of controllers whose scenes are unreachable in the document, by the objects in the scenes.
  private var looseScenes: [String: String] = [:]
  private(set) var facts: Set<ProjectFact> = []

  init(_ document: InterfaceDocument) {
    readScenes(document)
    if document.root.descendants.contains(where: { ["wkWebView", "webView"].contains($0.name) }) {
      facts.insert(.showsWebPages)
    }
    let buttons = Set(
      document.root.descendants.filter { $0.name == "button" }.compactMap { $0["id"] }
    )
    for outlet in document.root.descendants
    where ["outlet", "outletCollection"].contains(outlet.name) {
      guard let property = outlet["property"], let object = outlet["destination"],
        let owner = outlet.parent?.parent, let type = owner["customClass"]
      else { continue }
      owners[object, default: []].append((type, property))
      if buttons.contains(object) {
        owners[object, default: []].append((type, property + ".titleLabel"))
      }
    }
    // An app's class may set the font of its own text.
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

  /// Finds the scenes that are neither the initial one nor the destination of a segue.
  private mutating func readScenes(_ document: InterfaceDocument) {
    guard let first = document.root["initialViewController"] else { return }
    var reached: Set<String> = [first]
    for segue in document.root.descendants where segue.name == "segue" {
      if let destination = segue["destination"] { reached.insert(destination) }
    }
    for scene in document.root.descendants where scene.name == "scene" {
      guard
        let controller = scene.children(named: "objects").first?.children.first(where: {
          $0.name.hasSuffix("iewController")
        }),
        let type = controller["customClass"], !reached.contains(controller["id"] ?? "")
      else { continue }
      for element in controller.descendants {
        if let object = element["id"] { looseScenes[object] = type }
      }
    }
  }

  /// Source facts that contradict a finding about an object.
  ///
  /// Code that creates a controller itself bypasses a scene that is unreachable. A package's class may set
  /// the font of its own text, and packages are not read here.
  func contradictions(of object: String?) -> [ProjectFact] {
    guard let object else { return [] }
    let own = classes[object].map { [ProjectFact.classIsElsewhere($0)] } ?? []
    let scene = looseScenes[object].map { [ProjectFact.isMadeInCode($0)] } ?? []
    return own + scene
      + (owners[object] ?? []).flatMap { owner -> [ProjectFact] in
        let assigned = ProjectFact.fontIsAssigned(type: owner.type, receiver: owner.property)
        return owner.type.hasSuffix("Cell")
          ? [assigned, .fontIsAssignedOnSubview(owner.property)] : [assigned]
      }
  }

  /// Source facts by which an object has the flag.
  ///
  /// Controllers set the flag of views in cells as `cell.title`.
  func flags(of object: String?) -> [ProjectFact] {
    (object.flatMap { owners[$0] } ?? []).flatMap { owner in
      let own = ProjectFact.flagIsSet(type: owner.type, receiver: owner.property)
      return owner.type.hasSuffix("Cell") ? [own, .flagIsSetOnSubview(owner.property)] : [own]
    }
  }
}
