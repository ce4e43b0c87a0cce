public import Foundation
package import Snapshots

/// A view that a collection uses for headers, footers and decoration.
open class UICollectionReusableView: UIView, ReusableCell {
  package override var elementRole: ElementRole { .supplementary }

  /// The reuse identifier of views.
  open internal(set) var reuseIdentifier: String?

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view of a registered class; a subclass that overrides UIKit's initializers inherits this one.
  public required convenience init(reusing identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Creates one, ignoring the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the reuse identifier that a document gives.
  package func take(reuseIdentifier: String) { self.reuseIdentifier = reuseIdentifier }

  override var hasOwnEngine: Bool { true }

  /// Called before the view is reused for another item; call `super`.
  open func prepareForReuse() {}

  /// Applies the attributes that the layout gives the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the content prefers, close to those of the layout.
  ///
  /// Without an override, the size is that of the constraints inside.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = layoutAttributes.copied()
    let sizing = layoutAttributes.sizing
    let size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: sizing.decidesWidth ? .required : .fittingSizeLevel,
      verticalFittingPriority: sizing.decidesHeight ? .required : .fittingSizeLevel
    )
    if size.width > 0 && size.height > 0 { preferred.frame.size = size }
    return preferred
  }
}

/// An item of a collection.
///
/// Constraints inside a cell never cross its boundary: each cell is laid out on its own.
open class UICollectionViewCell: UICollectionReusableView, ConfigurableCell {
  package override var elementRole: ElementRole { .collectionCell }

  /// The view that contains the content.
  public let contentView = UIView(frame: .zero)
  var configuredView: (any UIView & UIContentView)?
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  open var selectedBackgroundView: UIView?
  /// The background in place of ``backgroundView`` and of the color of the view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      UIBackgroundConfiguration.exchange(oldValue, by: backgroundConfiguration, in: self)
    }
  }
  /// Whether the background changes with the state; kept.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The content that the content view shows.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configuredView = ListContent.show(contentConfiguration, in: contentView, in: configuredView)
      setNeedsLayout()
    }
  }

  override func setUpView() {
    super.setUpView()
    embed(contentView)
  }

  /// The background of a cell that is in no list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    backgroundConfiguration?.describe(&element, of: self)
  }

  // MARK: State

  /// Called when the state changes, in place of an overridden ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  var needsUpdateConfiguration = true

  /// The state for configurations.
  open var configurationState: UICellConfigurationState { ownState }

  /// Requests ``updateConfiguration(using:)``.
  open func setNeedsUpdateConfiguration() { askForConfiguration() }

  /// Updates the cell's content for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  func callUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let configuredView else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    let preferred = layoutAttributes.copied()
    preferred.frame.size.height =
      ListContent.height(of: configuredView, in: layoutAttributes.size.width)
    return preferred
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    if contentView.frame != bounds { contentView.frame = bounds }
    backgroundView?.frame = bounds
    configuredView?.frame = contentView.bounds
  }
}
