import AppProjects
import FileAccess

/// The classes that Xcode writes of the models of Core Data in a module.
struct DataModelClasses {
  private let entities: [DataModel.Entity]

  /// Reads the models among the paths of resources.
  init(_ resources: [String]) {
    let kinds: Set = ["xcdatamodeld", "xcdatamodel"]
    entities = resources.filter { kinds.contains(FilePath.fileExtension($0)) }
      .flatMap { DataModel.read($0)?.entities ?? [] }
  }

  /// The source, as Xcode has it; `nil` without such a class.
  var source: String? {
    guard !entities.isEmpty else { return nil }
    return "import Foundation\nimport CoreData\n" + entities.map(text).joined()
  }

  private func text(_ entity: DataModel.Entity) -> String {
    var text = ""
    if entity.generation == .wholeClass {
      text += "@objc(\(entity.className))\n"
      text += "public class \(entity.className): \(entity.parent ?? "NSManagedObject") {}\n"
    }
    text += "extension \(entity.className) {\n"
    text += "  @nonobjc public class func fetchRequest() -> NSFetchRequest<\(entity.className)> {\n"
    text += "    return NSFetchRequest<\(entity.className)>(entityName: \"\(entity.name)\")\n  }\n"
    for property in entity.properties {
      text += "  @NSManaged public var \(property.name): \(property.type)\n"
    }
    return text + entity.properties.map(changes).joined() + "}\n"
  }

  /// The methods that change a reference to many objects.
  private func changes(of property: DataModel.Property) -> String {
    guard let element = property.element else { return "" }
    let name = property.name.prefix(1).uppercased() + property.name.dropFirst()
    let set = property.isOrdered ? "NSOrderedSet" : "NSSet"
    return ["addTo", "removeFrom"].map { verb in
      "  @NSManaged public func \(verb)\(name)(_ value: \(element))\n"
        + "  @NSManaged public func \(verb)\(name)(_ values: \(set))\n"
    }.joined()
  }
}
