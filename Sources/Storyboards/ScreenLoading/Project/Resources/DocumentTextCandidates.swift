import InterfaceBuilder
import Snapshots

extension ScreenResources {
  /// Returns the languages in which the project has texts for a document, apart from its own tables
  /// and the language that the app is written in.
  func projectLanguages(of document: InterfaceDocument) -> [String] {
    guard let texts = projectTexts else { return [] }
    let candidates = DocumentTextCandidates(document)
    guard !candidates.isEmpty else { return [] }
    let base = LanguageTag(texts.developmentLanguage).tag
    return texts.languages.filter { language in
      guard LanguageTag(language).tag != base else { return false }
      return self.texts(nearDocument: document.file, in: language).map(candidates.areIn) ?? false
    }
  }
}

/// The texts of a document and the values of its runtime attributes, which may be keys.
private struct DocumentTextCandidates {
  private var texts: Set<String> = []
  private var keys: Set<String> = []

  private static let attributes = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "subtitle",
  ]

  init(_ document: InterfaceDocument) {
    for element in document.root.descendants {
      if element.name == "userDefinedRuntimeAttribute" {
        if element["type"] == "string", let key = element["value"] { keys.insert(key) }
      } else if let text = element.text, Self.attributes.contains(element["key"] ?? "") {
        texts.insert(text)
      } else {
        texts.formUnion(Self.attributes.compactMap { element[$0] })
      }
    }
  }

  var isEmpty: Bool { texts.isEmpty && keys.isEmpty }

  /// Whether a language has a text for any of them.
  func areIn(_ nearby: NearbyTexts) -> Bool {
    keys.contains { nearby.text(forKey: $0) != nil }
      || texts.contains { nearby.text(forBaseText: $0) != nil }
  }
}
