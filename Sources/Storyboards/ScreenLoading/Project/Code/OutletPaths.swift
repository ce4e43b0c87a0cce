import InterfaceBuilder

/// The objects of a document by the paths with which code names them.
struct OutletPaths {
  private struct Key: Hashable {
    var owner: String
    var name: String
  }

  private let document: InterfaceDocument
  private var destinations: [Key: [String]] = [:]
  /// The tables of the document.
  private let tables: [ObjectNode]

  init(_ document: InterfaceDocument) {
    self.document = document
    tables = document.allObjects.filter { $0.kind == .tableView }
    for element in document.root.descendants where element.name.hasPrefix("outlet") {
      guard let owner = element.parent?.parent?["id"], let name = element["property"],
        let destination = element["destination"]
      else { continue }
      destinations[Key(owner: owner, name: name), default: []].append(destination)
    }
  }

  /// Returns the identifiers of the objects at a path, such as `headerView.titleLabel`.
  func objects(at path: [String], from object: ObjectNode) -> [String] {
    var found = [object.id]
    for name in path {
      found = found.flatMap { next(name, from: $0) }
      if found.isEmpty || found.count > 64 { return [] }
    }
    // A controller has a title of its own, which no view shows here.
    return path.isEmpty && !object.kind.isView ? [] : found
  }

  /// Returns the tables whose rows an object gives their heights.
  func tables(of delegate: ObjectNode) -> [String] {
    let own = tables.filter { table in
      destinations[Key(owner: table.id, name: "delegate")]?.contains(delegate.id) ?? false
    }
    guard own.isEmpty else { return own.map(\.id) }
    // Code may make an object the delegate of the tables that it holds.
    return tables.map(\.id).filter { id in
      delegate[.controller.view]?.id == id
        || destinations.contains { $0.key.owner == delegate.id && $0.value.contains(id) }
    }
  }

  private func next(_ name: String, from id: String) -> [String] {
    if let found = destinations[Key(owner: id, name: name)] { return found }
    // An instance variable that is an outlet keeps its underscore in the document.
    if let found = destinations[Key(owner: id, name: "_" + name)] { return found }
    guard let object = document.object(id: id) else { return [] }
    switch name {
    case "view", "tableView", "collectionView":
      let view = object[.controller.view]
      return view.flatMap { name == "view" || $0.kind.rawValue == name ? [$0.id] : nil } ?? []
    case "contentView": return object[.content.contentView].map { [$0.id] } ?? []
    // The label of a button is the button's own text, and its configuration its content.
    case "titleLabel", "configuration": return object.kind == .button ? [id] : []
    case "textLabel": return object.textLabel.map { [$0.id] } ?? []
    case "detailTextLabel": return object.detailTextLabel.map { [$0.id] } ?? []
    default: return []
    }
  }
}
