import RichText

/// The options of a field, which shows one of them or a list.
struct ChoiceState {
  /// Whether all options are shown.
  let isList: Bool
  private var options: [(text: String, isSelected: Bool)] = []
  /// Whether text belongs to the last option.
  var isInOption = false

  init(isList: Bool) { self.isList = isList }

  mutating func begin(label: String?, isSelected: Bool) {
    options.append((label ?? "", isSelected))
    isInOption = label?.isEmpty ?? true
  }

  mutating func add(_ text: String) {
    if isInOption { options[options.count - 1].text += text }
  }

  /// The texts that are shown.
  var shown: [String] {
    let selected = options.last { $0.isSelected } ?? options.first
    return (isList ? options : [selected].compactMap(\.self)).map {
      $0.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }
}

extension DocumentBuilder {
  /// Begins a field with options, or an option.
  func beginChoice(_ name: String, _ values: [String: String], in state: inout ElementState) {
    if name == "option" {
      choices?.begin(label: values["label"], isSelected: values["selected"] != nil)
    } else if name == "select", !top.isHidden, values["hidden"] == nil {
      var shown = top.child(name)
      applyStyles(name, values, to: &shown)
      guard !shown.isHidden else { return }
      let size = values["size"].flatMap { Int($0) } ?? 1
      choices = ChoiceState(isList: values["multiple"] != nil || size > 1)
      state.isChoice = true
    }
  }

  /// Adds what the field that has ended shows.
  func appendChoice() {
    let texts = choices?.shown.filter { !$0.isEmpty } ?? []
    choices = nil
    if !texts.isEmpty { append(texts.joined(separator: "\u{2028}")) }
  }
}
