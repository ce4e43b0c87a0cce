import Foundation

extension UIButton {
  /// The title of a state, or that of the normal state.
  public func title(for state: State) -> String? { states[\.title, state] }

  /// The attributed title of a state, or that of the normal state; it takes precedence over the plain title.
  public func attributedTitle(for state: State) -> NSAttributedString? {
    states[\.attributedTitle, state]
  }

  /// The color of the title in a state.
  public func titleColor(for state: State) -> UIColor? {
    if let color = states[\.titleColor, state] { return color }
    if buttonType == .custom { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  /// The color of the title's shadow in a state.
  public func titleShadowColor(for state: State) -> UIColor? { states[\.titleShadowColor, state] }
  /// Sets the color of the title's shadow in a state.
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {
    set(\.titleShadowColor, color, state)
  }

  /// The image of a state, or that of the normal state.
  public func image(for state: State) -> UIImage? { states[\.image, state] }

  /// The image behind the title in a state, or that of the normal state.
  public func backgroundImage(for state: State) -> UIImage? { states[\.backgroundImage, state] }

  /// The size and weight of a symbol in a state.
  public func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { states[\.symbolConfiguration, state] }
  /// Sets the size and weight of a symbol in a state.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: State
  ) { set(\.symbolConfiguration, configuration, state) }

  /// The attributed title that is shown.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The color of the title that is shown.
  public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The color of the title's shadow that is shown.
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image that is shown.
  public var currentImage: UIImage? { image(for: state) }
  /// The image behind the title that is shown.
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The size and weight of the symbol that is shown.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  func set<Value>(
    _ key: WritableKeyPath<ButtonStateContent, Value?>,
    _ value: Value?,
    _ state: State
  ) {
    states[key, state] = value
    contentChanged()
  }
}
