import Foundation

/// The content of a button in a state.
struct ButtonStateContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
  var symbolConfiguration: UIImage.SymbolConfiguration?
}

/// The content of a button by state; a state without a value has that of the normal state.
struct ButtonStates {
  /// Most buttons set only these, so no lookup is needed for them.
  private var normal = ButtonStateContent()
  private var others: [UInt: ButtonStateContent] = [:]

  subscript<Value>(
    key: WritableKeyPath<ButtonStateContent, Value?>,
    state: UIControl.State
  ) -> Value? {
    // Inlined, a literal key path is as quick as the property itself.
    @inline(__always) get { own(key, state) ?? normal[keyPath: key] }
    set {
      if state == .normal {
        normal[keyPath: key] = newValue
      } else {
        others[state.rawValue, default: ButtonStateContent()][keyPath: key] = newValue
      }
    }
  }

  /// Returns the content that a state sets itself.
  @inline(__always)
  func own<Value>(_ key: KeyPath<ButtonStateContent, Value?>, _ state: UIControl.State) -> Value? {
    if state == .normal { return normal[keyPath: key] }
    return others.isEmpty ? nil : others[state.rawValue]?[keyPath: key]
  }
}
