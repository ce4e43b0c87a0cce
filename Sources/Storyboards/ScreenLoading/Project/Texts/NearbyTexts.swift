import InterfaceBuilder

/// The texts of a project in one language, as one document finds them.
struct NearbyTexts: Sendable {
  /// A table in the language that is shown and in the one that the app is written in.
  struct Source: Sendable {
    /// Whether it is the table that code uses where it names none.
    var isUsual: Bool
    var base: BaseTextIndex
    var shown: StringTable
  }

  /// The nearest tables first.
  let sources: [Source]

  /// Returns the text of a key.
  ///
  /// A key that `Localizable` does not have is looked up in the other tables, where it must have one
  /// text only: code would name the table.
  func text(forKey key: String) -> String? {
    first { source in source.shown.string(key).map { [$0] } ?? [] }
  }

  /// Returns the text that stands for one of the base language.
  ///
  /// It is that of the key with the same words, or of a key whose text in the base language is the
  /// same. A text with a number, such as "3 files", is also found as a form of a plural.
  func text(forBaseText text: String) -> String? {
    guard text.contains(where: \.isLetter) else { return nil }
    return self.text(forKey: text)
      ?? first { source in source.base.keys(of: text).compactMap { source.shown.string($0) } }
      ?? BaseTextIndex.number(in: text).flatMap { number in
        first { source in
          source.base.keys(ofCounted: text).compactMap { source.shown.string($0, count: number) }
            .filter { !$0.contains("%") }
        }
      }
  }

  /// The first text of the usual tables, or the only one of the others.
  private func first(_ texts: (Source) -> [String]) -> String? {
    var others: Set<String> = []
    for source in sources where source.isUsual {
      if let text = texts(source).first(where: { !$0.isEmpty }) { return text }
    }
    for source in sources where !source.isUsual {
      others.formUnion(texts(source).filter { !$0.isEmpty })
      if others.count > 1 { return nil }
    }
    return others.first
  }
}

/// A table in the language that the app is written in, by its texts.
struct BaseTextIndex: Sendable {
  let table: StringTable?
  private var keysByText: [String: [String]] = [:]
  /// The keys of formats with a number, by their text with a mark in its place.
  private var keysByCountedText: [String: [String]] = [:]

  init(_ table: StringTable?) {
    self.table = table
    guard let table else { return }
    for key in table.keys {
      guard let text = table.string(key), !text.isEmpty else { continue }
      keysByText[text, default: []].append(key)
      guard text.contains("%") else { continue }
      for count in [1, 5] {
        guard let text = table.string(key, count: count), let counted = Self.counted(text) else {
          continue
        }
        if keysByCountedText[counted]?.last != key {
          keysByCountedText[counted, default: []].append(key)
        }
      }
    }
  }

  /// The keys with a text, in the order of the table.
  func keys(of text: String) -> [String] { keysByText[text] ?? [] }

  /// The keys of formats that make a text with a number of it.
  func keys(ofCounted text: String) -> [String] {
    Self.counted(text).flatMap { keysByCountedText[$0] } ?? []
  }

  /// The number of a text with one number.
  static func number(in text: String) -> Int? {
    let numbers = text.split { !("0"..."9").contains($0) }
    return numbers.count == 1 ? Int(numbers[0]) : nil
  }

  /// The text with a mark in place of its only number.
  private static func counted(_ text: String) -> String? {
    let isDigit: (Character) -> Bool = { ("0"..."9").contains($0) }
    guard number(in: text) != nil, let start = text.firstIndex(where: isDigit) else { return nil }
    let rest = text[start...].drop(while: isDigit)
    return text[..<start] + "\u{FFFC}" + rest
  }
}
