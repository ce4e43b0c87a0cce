import Foundation

/// What a button shows in a state.
struct ButtonStateContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
  var symbolConfiguration: UIImage.SymbolConfiguration?
}

/// What a button shows in its states; what a state does not say is as in the normal state.
struct ButtonStates {
  private var contents: [UInt: ButtonStateContent] = [:]

  subscript<Value>(
    key: WritableKeyPath<ButtonStateContent, Value?>,
    state: UIControl.State
  )
    -> Value?
  {
    get {
      contents[state.rawValue]?[keyPath: key] ?? contents[0]?[keyPath: key]
    }
    set {
      contents[state.rawValue, default: ButtonStateContent()][keyPath: key] = newValue
    }
  }

  /// What a state says itself.
  func own<Value>(_ key: KeyPath<ButtonStateContent, Value?>, _ state: UIControl.State) -> Value? {
    contents[state.rawValue]?[keyPath: key]
  }
}
