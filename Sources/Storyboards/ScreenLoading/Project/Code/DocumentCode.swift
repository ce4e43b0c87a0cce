public import InterfaceBuilder
public import SourceFacts

/// The settings that an app's code applies to the objects of one document.
///
/// The class of an object determines the effect of code on the object itself and, through the
/// outlets, on others: that of a controller on its labels, that of a cell on its own.
public struct DocumentCode: Sendable {
  /// The settings of objects by code, by identifier and property.
  public let settings: [String: [String: CodeSetting]]

  /// The places where the classes of objects set up their own views, by the identifier of the object.
  public let setUps: [String: SourcePlace]

  /// Finds the settings of a document.
  ///
  /// Complexity: O(n) in the number of objects, with the facts of each class once.
  public init(_ document: InterfaceDocument, _ code: ProjectCode) {
    let paths = OutletPaths(document)
    var found: [String: [String: [ViewFact]]] = [:]
    var begun: [String] = []
    func add(_ fact: ViewFact, to id: String) {
      if found[id] == nil { begun.append(id) }
      found[id, default: [:]][fact.property, default: []].append(fact)
    }
    for object in document.allObjects {
      guard let name = object.customClass else { continue }
      for fact in code.facts(ofClass: name) {
        let objects =
          fact.property == "heightForRow"
          ? paths.tables(of: object) : paths.objects(at: fact.target, from: object)
        for id in objects { add(fact, to: id) }
      }
    }
    setUps = document.allObjects.reduce(into: [:]) { places, object in
      places[object.id] = object.customClass.flatMap { code.index.setUp(ofClass: $0) }
    }
    let appearance = Dictionary(grouping: code.index.appearanceFacts()) { $0.target[0] }
    for object in document.allObjects where !appearance.isEmpty {
      for fact in appearance[object.appearanceName] ?? [] where fact.target.count == 1 {
        add(fact, to: object.id)
      }
    }
    settings = found.mapValues { properties in
      Dictionary(
        uniqueKeysWithValues: properties.map { ($0.key, CodeSetting(property: $0.key, $0.value)) }
      )
    }
  }

  /// The setting of a property of an object.
  func setting(_ property: String, of node: ObjectNode) -> CodeSetting? {
    settings[node.id]?[property]
  }
}

extension ObjectNode {
  /// The receiver of styles for all views of the object's class: `UILabel.appearance()`.
  fileprivate var appearanceName: String {
    let name = kind.rawValue
    return "UI\(name.prefix(1).uppercased())\(name.dropFirst()).appearance()"
  }
}
