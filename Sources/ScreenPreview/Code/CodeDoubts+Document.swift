import FileAccess
import InterfaceBuilder
import ScreenAudit
import ScreenLoading
import SourceFacts

extension CodeDoubts {
  /// Finds what code may decide otherwise than the screens of a document show.
  init(_ code: DocumentCode, in document: InterfaceDocument) {
    self.init()
    for (id, place) in code.setUps { places[id, default: [:]][.content] = place.words }
    for (id, settings) in code.settings.sorted(by: { $0.key < $1.key }) {
      for (property, setting) in settings.sorted(by: { $0.key < $1.key }) {
        guard let effect = CodeEffect.of(property) else { continue }
        add(setting.undecided, effect, to: Self.objects(effect.reach, id, document))
      }
    }
  }

  private mutating func add(_ facts: [ViewFact], _ effect: CodeEffect, to ids: [String]) {
    for aspect in effect.aspects {
      guard let fact = facts.first(where: { effect.helps($0.value, aspect) }) else { continue }
      for id in ids where places[id]?[aspect] == nil {
        places[id, default: [:]][aspect] = fact.place.words
      }
    }
  }

  /// The identifiers of the objects that a property of an object reaches.
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

extension SourcePlace {
  /// The file and the line, as people say them: `DetailView.swift:41`.
  var words: String { "\(FilePath.name(file)):\(position.line)" }
}
