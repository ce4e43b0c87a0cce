import DynamicType
import Foundation
import HeadlessUIKit
import RichTextMarkdown
import Snapshots
import Synchronization

/// A key with the place of its text.
struct LocalizedTextSource: Equatable, Sendable {
  var key: LocalizedStringKey
  var table: String?
  var bundle: Bundle?
}

extension Text.Part {
  /// The content of a part, before the language is known.
  enum Content: Equatable, Sendable {
    case string(String)
    case key(LocalizedTextSource)
    case resource(LocalizedStringResource)
    case formatted(FormattedValue)
    case image(Image)
  }

  /// The strings and images into which the part resolves in a language.
  func resolved(in locale: Locale) -> [Text.Part] {
    switch content {
    case .string, .image: return [self]
    case .formatted(let value): return [showing(value.text(in: locale))]
    case .key(let source):
      return KeyText(source, locale).parts.map { $0.inheriting(from: self) }
    case .resource(let resource):
      let text = AppLanguage.perform(in: locale.textLanguage) { resource.text }
      return Text.Part.parts(of: MarkdownSpan.inline(text, keepsSpace: true))
        .map { $0.inheriting(from: self) }
    }
  }

  func showing(_ string: String) -> Text.Part {
    var part = self
    part.content = .string(string)
    return part
  }

  /// The part with the surrounding attributes where it sets none.
  func inheriting(from outer: Text.Part) -> Text.Part {
    var part = self
    part.font = font ?? outer.font
    part.changes = changes.inheriting(from: outer.changes)
    if color == nil, style == nil { (part.color, part.style) = (outer.color, outer.style) }
    part.backgroundColor = backgroundColor ?? outer.backgroundColor
    if tracking == 0 { part.tracking = outer.tracking }
    if baselineOffset == 0 { part.baselineOffset = outer.baselineOffset }
    part.underline = underline ?? outer.underline
    part.strikethrough = strikethrough ?? outer.strikethrough
    return part
  }

  /// Parts from spans of Markdown; links have the tint.
  static func parts(of spans: [MarkdownSpan]) -> [Text.Part] {
    spans.map { span in
      var part = Text.Part(string: span.text)
      for mark in span.marks { part.apply(mark) }
      if span.link != nil { part.color = .accentColor }
      return part
    }
  }

  private mutating func apply(_ mark: MarkdownSpan.Mark) {
    switch mark {
    case .strong: changes.thickness = .emphasized
    case .emphasis: changes.isItalic = true
    case .code: changes.isMonospaced = true
    case .strikethrough: strikethrough = Text.LineStyle.single
    case .markup: break
    }
  }
}

extension FontChanges {
  /// These changes, completed by the surrounding ones.
  func inheriting(from outer: FontChanges) -> FontChanges {
    var changes = self
    changes.thickness = thickness ?? outer.thickness
    changes.isItalic = isItalic ?? outer.isItalic
    changes.hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
    changes.isMonospaced = isMonospaced || outer.isMonospaced
    changes.design = design ?? outer.design
    changes.width = width ?? outer.width
    return changes
  }
}

extension Text {
  /// The parts of strings and images in a language.
  func resolved(in locale: Locale) -> [Part] { parts.flatMap { $0.resolved(in: locale) } }

  /// The characters in the language of the task, without attributes.
  var string: String { string(in: .shown) }

  /// The letters in a language.
  func string(in locale: Locale) -> String { Self.string(of: resolved(in: locale)) }

  /// The characters of resolved parts; an image is its label.
  static func string(of resolved: [Part]) -> String {
    resolved.map { part in
      switch part.content {
      case .string(let string): string
      case .image(let image): image.label ?? ""
      default: ""
      }
    }.joined()
  }
}

extension Locale {
  /// The locale of the task's language, the default of views.
  static var shown: Locale { Locale(identifier: ScreenContext.current.language ?? "en") }

  /// The language codes by locale identifier: Foundation would parse an identifier again for each text.
  private static let codes = Mutex<[String: String?]>([:])

  /// The code of the language without region and script; `nil` for none.
  var textLanguageCode: String? {
    if let known = Self.codes.withLock({ $0[identifier] }) { return known }
    let code = language.languageCode?.identifier
    Self.codes.withLock { $0[identifier] = .some(code) }
    return code
  }

  /// The language of texts: that of the task, unless a view sets another locale.
  fileprivate var textLanguage: String? {
    self == Locale.shown
      ? ScreenContext.current.language : identifier.replacing("_", with: "-")
  }
}

/// The text of a key in a language: values are inserted after the Markdown around them is read, so that marks
/// in values have no meaning.
private struct KeyText {
  private let source: LocalizedTextSource
  private let locale: Locale

  /// The first of the private-use characters that represent values: one for each.
  private static let firstStandIn: UInt32 = 0xF0000
  private static let lastStandIn: UInt32 = 0xFFFFD

  init(_ source: LocalizedTextSource, _ locale: Locale) {
    (self.source, self.locale) = (source, locale)
  }

  var parts: [Text.Part] {
    let key = source.key
    let whole = key.arguments.compactMap { argument in
      if case .plain(.integer(let value)) = argument { value } else { nil }
    }
    let format = AppLanguage.perform(in: locale.textLanguage) {
      LocalizedTexts.text(
        forKey: key.key,
        table: source.table,
        count: whole.count == 1 ? whole[0] : nil,
        in: source.bundle,
        else: key.key
      )
    }
    let values = key.arguments.enumerated().map { index, argument in
      if case .plain(let value) = argument, !value.isText { return value }
      return LocalizedArgument.text(standIn(index))
    }
    let filled = LocalizedFormat.filled(format, with: values) { [locale] in
      $0.formatted(.number.locale(locale))
    }
    return Text.Part.parts(of: MarkdownSpan.inline(filled, keepsSpace: true)).flatMap(replaced)
  }

  private func standIn(_ index: Int) -> String {
    let scalar = Unicode.Scalar(min(Self.firstStandIn + UInt32(index), Self.lastStandIn))
    return scalar.map { String(Character($0)) } ?? ""
  }

  /// A part with the values in place of their placeholders.
  private func replaced(_ part: Text.Part) -> [Text.Part] {
    guard case .string(let string) = part.content else { return [part] }
    var result: [Text.Part] = []
    var letters = String.UnicodeScalarView()
    func flush() {
      if !letters.isEmpty { result.append(part.showing(String(letters))) }
      letters = String.UnicodeScalarView()
    }
    for scalar in string.unicodeScalars {
      let index = Int(scalar.value) - Int(Self.firstStandIn)
      guard source.key.arguments.indices.contains(index) else {
        letters.append(scalar)
        continue
      }
      switch source.key.arguments[index] {
      case .plain(.text(let text)): letters += text.unicodeScalars
      case .plain: break
      case .formatted(let value): letters += value.text(in: locale).unicodeScalars
      case .text(let text):
        flush()
        result += text.resolved(in: locale).map { $0.inheriting(from: part) }
      }
    }
    flush()
    return result
  }
}

extension LocalizedArgument {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}
