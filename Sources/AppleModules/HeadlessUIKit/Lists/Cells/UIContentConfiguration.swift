import Foundation

/// The content of a cell as a value.
public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// The state of a cell for its configurations.
public protocol UIConfigurationState {
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
  var isDisabled: Bool { get }
}

/// A view that shows a content configuration.
public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
}

/// Shows configurations in content views.
enum ListContent {
  /// The preferred height of a content view at a width: by its constraints, or by its content where it has
  /// none.
  static func height(of view: any UIView & UIContentView, in width: Double) -> Double {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Shows a configuration in the existing view if it supports the same kind, otherwise in a new one.
  static func show(
    _ configuration: (any UIContentConfiguration)?,
    in container: UIView,
    in old: (any UIView & UIContentView)?
  ) -> (any UIView & UIContentView)? {
    guard let configuration else {
      old?.removeFromSuperview()
      return nil
    }
    if let old, type(of: old.configuration) == type(of: configuration) {
      old.configuration = configuration
      return old
    }
    old?.removeFromSuperview()
    let view = configuration.makeContentView()
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = container.bounds
    container.addSubview(view)
    return view
  }
}
