import FileAccess

/// A model of Core Data, as far as Xcode writes classes of it.
public struct DataModel: Hashable, Sendable {
  /// The code that Xcode generates for an entity.
  public enum CodeGeneration: Hashable, Sendable {
    /// The class and its properties.
    case wholeClass
    /// The properties alone: the sources have the class.
    case properties
  }

  /// A property of an entity.
  public struct Property: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The type in Swift, such as `String?` or `NSSet?`.
    public var type: String
    /// The class of what a reference to many holds; `nil` for other properties.
    public var element: String?
    /// Whether a reference to many is in order.
    public var isOrdered = false
  }

  /// An entity whose code Xcode writes.
  public struct Entity: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The class of its objects.
    public var className: String
    /// The class above; `nil` for `NSManagedObject`.
    public var parent: String?
    /// The kind of code that Xcode generates.
    public var generation: CodeGeneration
    /// The attributes and references, in their order.
    public var properties: [Property]
  }

  /// The entities whose code Xcode writes, in their order.
  public var entities: [Entity]

  /// Reads a model.
  ///
  /// - Parameter path: The path of a folder `*.xcdatamodeld`, of which the current version counts, or
  ///   `*.xcdatamodel`.
  /// - Returns: The model; `nil` for a folder that holds none.
  public static func read(_ path: String) -> DataModel? {
    let folder = FilePath.fileExtension(path) == "xcdatamodeld" ? current(in: path) : path
    guard let folder,
      let bytes = try? FileBytes.read(FilePath.join(folder, "contents"), limit: 16 << 20),
      let root = try? MarkupReader.read(bytes), root.name == "model"
    else { return nil }
    let elements = root.children.filter { $0.name == "entity" }
    let classes = Dictionary(elements.map { ($0.attributes["name"] ?? "", className(of: $0)) }) {
      first,
      _ in first
    }
    return DataModel(entities: elements.compactMap { entity($0, classes) })
  }

  /// The folder of the current version: the one that `.xccurrentversion` names, or the only one.
  private static func current(in path: String) -> String? {
    if let bytes = try? FileBytes.read(FilePath.join(path, ".xccurrentversion"), limit: 1 << 20),
      let root = try? MarkupReader.read(bytes),
      let list = root.children.first(where: { $0.name == "dict" }),
      let key = list.children.firstIndex(where: { $0.text == "_XCCurrentVersionName" }),
      list.children.indices.contains(key + 1)
    {
      return FilePath.join(path, list.children[key + 1].text)
    }
    return FileSystem.names(in: path).sorted().first { FilePath.fileExtension($0) == "xcdatamodel" }
      .map { FilePath.join(path, $0) }
  }

  private static func className(of entity: MarkupElement) -> String {
    let written = entity.attributes["representedClassName"] ?? ""
    let name = written.split(separator: ".").last.map(String.init) ?? ""
    return name.isEmpty ? entity.attributes["name"] ?? "" : name
  }

  private static func entity(_ element: MarkupElement, _ classes: [String: String]) -> Entity? {
    let generation: CodeGeneration
    switch element.attributes["codeGenerationType"] {
    case "class": generation = .wholeClass
    case "category": generation = .properties
    default: return nil
    }
    guard let name = element.attributes["name"] else { return nil }
    return Entity(
      name: name,
      className: className(of: element),
      parent: element.attributes["parentEntity"].flatMap { classes[$0] },
      generation: generation,
      properties: element.children.compactMap { property($0, classes) }
    )
  }

  private static func property(_ element: MarkupElement, _ classes: [String: String]) -> Property? {
    guard let name = element.attributes["name"] else { return nil }
    if element.name == "attribute" { return Property(name: name, type: attributeType(element)) }
    guard element.name == "relationship" else { return nil }
    let target =
      element.attributes["destinationEntity"].flatMap { classes[$0] } ?? "NSManagedObject"
    guard element.attributes["toMany"] == "YES" else {
      return Property(name: name, type: target + "?")
    }
    let isOrdered = element.attributes["ordered"] == "YES"
    return Property(
      name: name,
      type: isOrdered ? "NSOrderedSet?" : "NSSet?",
      element: target,
      isOrdered: isOrdered
    )
  }

  /// The types that Xcode writes for attributes, by Apple's "Core Data: Configuring Attributes".
  private static func attributeType(_ element: MarkupElement) -> String {
    let scalars = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
      "Float": "Float", "Boolean": "Bool",
    ]
    let objects = [
      "String": "String?", "Date": "Date?", "Binary": "Data?", "UUID": "UUID?", "URI": "URL?",
      "Decimal": "NSDecimalNumber?",
    ]
    let kind = element.attributes["attributeType"] ?? ""
    let isScalar = element.attributes["usesScalarValueType"] == "YES"
    if let scalar = scalars[kind] { return isScalar ? scalar : "NSNumber?" }
    if kind == "Date", isScalar { return "TimeInterval" }
    if let object = objects[kind] { return object }
    return (element.attributes["customClassName"] ?? "NSObject") + "?"
  }
}
