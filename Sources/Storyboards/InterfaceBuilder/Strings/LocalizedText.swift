/// A text of a language with its forms for counts and devices.
public struct LocalizedText: Hashable, Sendable {
  /// A text, or a choice between texts.
  public indirect enum Form: Hashable, Sendable {
    /// A text.
    case text(String)
    /// A text for each form of a count.
    case plural([PluralCategory: Form])
    /// A text for each kind of device, such as `iphone`, `ipad`, `other`.
    case device([String: Form])
  }

  /// The text or the choice.
  public var form: Form
  /// Parts that the text names as `%#@name@`, each with its own forms.
  public var substitutions: [String: Form] = [:]
  /// The state of the translation, such as `translated` or `needs_review`; `nil` where nothing is
  /// written.
  public var state: String?
  /// The line of the file at which the text stands.
  public var line = 0

  /// The text for no particular count or device.
  public var text: String { string(count: nil, language: "") }

  /// Returns the text for a count.
  ///
  /// - Parameters:
  ///   - count: The number that chooses a form and takes the place of `%d` and its relatives; `nil`
  ///     for the form `other` with the placeholders left in it.
  ///   - language: The language whose rules choose the form.
  ///   - device: The kind of device, such as `ipad`.
  /// - Returns: The text; empty where a form is missing that the count needs.
  public func string(count: Int?, language: String, device: String = "iphone") -> String {
    let choice = Choice(count: count, language: language, device: device)
    var text = choice.text(of: form)
    for (name, form) in substitutions.sorted(by: { $0.key < $1.key }) {
      text = text.replacing("%#@\(name)@", with: choice.text(of: form))
    }
    // A part can name another part.
    for (name, form) in substitutions.sorted(by: { $0.key < $1.key }) {
      text = text.replacing("%#@\(name)@", with: choice.text(of: form))
    }
    return count.map { Placeholders.filled(text, with: $0) } ?? text
  }

  private struct Choice {
    var count: Int?
    var language: String
    var device: String

    func text(of form: Form) -> String {
      switch form {
      case .text(let text): text
      case .plural(let forms): (category(forms) ?? forms[.other]).map { text(of: $0) } ?? ""
      case .device(let forms): (forms[device] ?? forms["other"]).map { text(of: $0) } ?? ""
      }
    }

    /// Apple's systems use a form for zero in every language that has one written.
    private func category(_ forms: [PluralCategory: Form]) -> Form? {
      guard let count else { return nil }
      if count == 0, let zero = forms[.zero] { return zero }
      return forms[PluralCategory(count, language: language)]
    }
  }
}

/// The places of numbers in a format.
enum Placeholders {
  /// The format with a number in place of `%d`, `%ld`, `%lld`, `%i`, `%u`, `%lu`, `%arg`, with
  /// or without a position such as `%1$d`.
  static func filled(_ format: String, with count: Int) -> String {
    var result = ""
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if let end = numberEnd(rest) {
        result += "\(count)"
        rest = rest[end...]
      } else {
        result += "%"
      }
    }
    return result + rest
  }

  private static func numberEnd(_ text: Substring) -> Substring.Index? {
    if text.hasPrefix("arg") { return text.index(text.startIndex, offsetBy: 3) }
    var index = text.startIndex
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, text[digits.endIndex...].first == "$" {
      index = text.index(after: digits.endIndex)
    }
    while index < text.endIndex, text[index] == "l" { index = text.index(after: index) }
    guard index < text.endIndex, "diu".contains(text[index]) else { return nil }
    return text.index(after: index)
  }
}
