public import InterfaceBuilder

/// Texts for labels and buttons whose document holds a placeholder such as "Label", which code would
/// fill.
///
/// A text comes from the app's own texts where one has a key with the words of the object's outlet,
/// else from the name of the outlet: `priceLabel` gets a price, `ownerNameLabel` a name. An object
/// without an outlet keeps its text, because no code can set it.
public struct InventedTexts: Sendable {
  /// The texts by the identifier of their object.
  public let texts: [String: SampleData.Text]

  /// The texts that Xcode gives to what is dragged into a document.
  private static let placeholders: Set<String> = ["Label", "Button", "Title", "Subtitle", "Detail"]

  /// Invents the texts of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - tables: The app's own texts, a table for each language.
  ///   - sampleData: Values that are set already, whose objects are left out.
  public init(
    _ document: InterfaceDocument,
    tables: [StringTable] = [],
    besides sampleData: SampleData = SampleData()
  ) {
    let known = sampleData.values(forDocument: document.file)
    var texts: [String: SampleData.Text] = [:]
    for node in document.allObjects {
      guard let text = node.placeholder, Self.placeholders.contains(text),
        let outlet = node.incomingOutlets.first?.property, !outlet.isEmpty,
        !node.namesInSampleData.contains(where: { known[$0]?.text != nil })
      else { continue }
      let words = OutletWords(outlet)
      guard !words.words.isEmpty else { continue }
      texts[node.id] = Self.own(words, tables) ?? SampleData.Text(words.example)
    }
    self.texts = texts
  }

  /// The app's own text whose key has all words of an outlet, in every language that has it.
  private static func own(_ words: OutletWords, _ tables: [StringTable]) -> SampleData.Text? {
    // One word is in too many keys to say which is meant.
    guard words.words.count > 1,
      let table = tables.first(where: { $0.language == "en" }) ?? tables.first
    else { return nil }
    let keys = table.keys.filter { key in
      let own = Set(OutletWords.split(key))
      return own.isSuperset(of: words.words) && own.count <= words.words.count + 2
        && table.string(key).map(isPlain) == true
    }
    guard let key = keys.min(by: { ($0.count, $0) < ($1.count, $1) }) else { return nil }
    var text = SampleData.Text(table.string(key))
    for other in tables {
      if let own = other.string(key), isPlain(own) { text.byLanguage[other.language] = own }
    }
    return text
  }

  /// Whether a text can be shown as it is: short, and without a place for a value.
  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && text.count <= 60 && !text.contains("%") && !text.contains("{")
  }
}

extension ObjectNode {
  /// The text of a label or the title of a button, where the document writes one.
  fileprivate var placeholder: String? {
    switch kind {
    case .label: self[.label.text]
    // The title of a configuration is shown instead of those of the states.
    case .button where self[.button.configuration] != nil:
      self[.button.configuration]?[.buttonConfiguration.title]
    case .button: buttonStates.first?[.buttonState.title]
    default: nil
    }
  }
}
