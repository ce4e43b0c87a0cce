/// The side of a character on which a selection is.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  /// As the system chooses.
  case automatic
  /// Toward the beginning of the text.
  case upstream
  /// Toward the end of the text.
  case downstream
}

/// The selected part of a text that a person edits; a still screen selects none.
public struct TextSelection: Equatable, Hashable {
  /// The selected characters.
  public enum Indices: Equatable, Hashable {
    /// One part of the text.
    case selection(Range<String.Index>)
    /// Several parts of the text.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected characters.
  public var indices: Indices

  /// The side of a character on which the selection is.
  public var affinity: TextSelectionAffinity { .automatic }

  /// Whether nothing is selected, and text is inserted at one place.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// Creates a selection of a part of a text.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Creates a selection at a place of a text.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Creates a selection of several parts of a text.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
}

extension TextField where Label == Text {
  /// Creates a field with a localization key and a selection, which a still screen does not show.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, prompt: prompt, label: Text(titleKey), growsDown: axis == .vertical)
  }

  /// Creates a field with a string that is not localized and a selection, which a still screen does not show.
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, prompt: prompt, label: Text(title), growsDown: axis == .vertical)
  }
}

extension TextEditor {
  /// Creates an editor with a selection, which a still screen does not show.
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text: text)
  }
}
