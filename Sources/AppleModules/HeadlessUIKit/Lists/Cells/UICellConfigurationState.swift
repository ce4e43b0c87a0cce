public import DynamicType

/// The state of a view as configurations see it.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// UIKit's property of this name.
  public var isDisabled = false
  /// UIKit's property of this name.
  public var isHighlighted = false
  /// UIKit's property of this name.
  public var isSelected = false
  /// UIKit's property of this name.
  public var isFocused = false
  /// UIKit's property of this name.
  public var isPinned = false

  /// Creates the state of a view at rest.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell as configurations see it.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// UIKit's property of this name.
  public var isDisabled = false
  /// UIKit's property of this name.
  public var isHighlighted = false
  /// UIKit's property of this name.
  public var isSelected = false
  /// UIKit's property of this name.
  public var isFocused = false
  /// UIKit's property of this name.
  public var isPinned = false
  /// UIKit's property of this name.
  public var isEditing = false
  /// UIKit's property of this name.
  public var isExpanded = false
  /// UIKit's property of this name.
  public var isSwiped = false
  /// UIKit's property of this name.
  public var isReordering = false

  /// Creates the state of a cell at rest.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
