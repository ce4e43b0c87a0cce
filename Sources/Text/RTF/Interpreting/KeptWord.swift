public import RichText

/// A word without a meaning here, with its number.
struct KeptWord: Hashable {
  var name: String
  var parameter: Int?

  var text: String { "\\" + name + (parameter.map { String($0) } ?? "") }

  /// The most words of a stretch of text that are kept.
  static let limit = 16
}

/// Words of Rich Text Format that the reader does not interpret, kept for writing the text again.
///
/// The value is the words as they stand in a document, such as `\caps\foo2`.
public enum RTFWords: CodableTextAttributeKey {
  /// The words with their backslashes.
  public typealias Value = String

  /// The name of the attribute.
  public static let name = "rtf-words"
}

extension Interpreter {
  /// Keeps a word that has no meaning here.
  mutating func keep(parameter: Int?) {
    guard options.keepsUnknownWords, builder.collectsRuns, group.destination == .body, !hasEnded
    else { return }
    let word = KeptWord(name: String(decoding: lexer.name, as: UTF8.self), parameter: parameter)
    guard !isInHeader else {
      if attributes.keptWords.count < KeptWord.limit { attributes.keptWords.append(word.text) }
      return
    }
    var words = keptWords[group.character.keptWords] ?? []
    guard !words.contains(word) else { return }
    words.removeAll { $0.name == word.name }
    guard words.count < KeptWord.limit, keptWords.values.count < options.limits.runs else { return }
    words.append(word)
    group.character.keptWords = keptWords.place(of: words)
    characterChanged = true
  }
}
