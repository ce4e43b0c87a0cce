import DynamicType
public import Foundation
package import Snapshots

/// A view that arranges views in a row or a column with constraints.
///
/// ```swift
/// let stack = UIStackView(arrangedSubviews: [icon, label])
/// stack.spacing = 8
/// stack.alignment = .firstBaseline
/// ```
///
/// A hidden view keeps its place in ``arrangedSubviews`` but takes no space.
open class UIStackView: UIView {
  package override var elementRole: ElementRole { .stack }

  /// The views that the stack arranges, in order; all of them are also subviews.
  open private(set) var arrangedSubviews: [UIView] = []
  private var arrangedIDs: Set<ObjectIdentifier> = []

  /// The direction in which the views follow each other.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { setNeedsOwnConstraints() } }
  }

  /// The rule by which the views share the stack's length.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { setNeedsOwnConstraints() } }
  }

  /// The place of the views across the axis.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { setNeedsOwnConstraints() } }
  }

  /// The distance between views in points, or ``spacingUseSystem``; the minimum where the distribution makes
  /// the gaps equal.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsOwnConstraints() } }
  }

  /// Whether distances in a vertical stack are measured between baselines.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsOwnConstraints() } }
  }

  /// Whether the views lie inside the stack's margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsOwnConstraints() } }
  }

  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The guides of equal gaps or of equal distances between centers.
  var gapGuides: [UILayoutGuide] = []
  /// The facts about the views' contents that determine the current constraints.
  private var contentFacts: [StackContent] = []

  /// Creates a stack without views, whose margins are 0.
  ///
  /// In five of five saved stacks, views that are aligned with the margins are at the stack's edges.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    margins.directional = .zero
  }

  /// Creates a stack with views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates one, ignoring the coder.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    margins.directional = .zero
  }

  /// Releases the views that are retained twice, so that a deep nest is deallocated level by level.
  deinit { arrangedSubviews = [] }

  /// Appends a view.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (isArranged(view) ? 1 : 0))
  }

  /// Inserts a view among the arranged ones; one that is already arranged moves there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if isArranged(view) { forget(view) }
    precondition(
      (0...arrangedSubviews.count).contains(stackIndex),
      "The index \(stackIndex) is out of bounds: the stack arranges \(arrangedSubviews.count) views"
    )
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    // A view that contains the stack was refused and reported.
    guard view.superview === self else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: stackIndex)
    arrangedIDs.insert(ObjectIdentifier(view))
    setNeedsOwnConstraints()
  }

  /// Stops arranging a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard isArranged(view) else { return }
    forget(view)
    setNeedsOwnConstraints()
  }

  private func forget(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedIDs.remove(ObjectIdentifier(view))
  }

  /// Sets the distance after a view, instead of ``spacing``.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let key = ObjectIdentifier(arrangedSubview)
    customSpacings[key] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsOwnConstraints()
  }

  /// The distance that was set after a view, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  func isArranged(_ view: UIView) -> Bool { arrangedIDs.contains(ObjectIdentifier(view)) }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard isArranged(subview) else { return }
    customSpacings[ObjectIdentifier(subview)] = nil
    removeArrangedSubview(subview)
  }

  override func arrangedViewChanged(_ view: UIView) {
    super.arrangedViewChanged(view)
    if isArranged(view) { setNeedsOwnConstraints() }
  }

  override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    if distribution == .fillProportionally { setNeedsOwnConstraints() }
  }

  // MARK: Constraints

  override var makesOwnFloors: Bool { true }

  override func makeOwnConstraints() -> [NSLayoutConstraint] {
    contentFacts = currentContent
    var builder = StackConstraints(self)
    builder.build()
    return builder.made
  }

  /// The facts that determine the constraints of a filling stack: whether views have content.
  private var currentContent: [StackContent] {
    arrangedSubviews.map { StackContent(of: $0, isMeasured: distribution == .fillProportionally) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if currentContent != contentFacts { setNeedsOwnConstraints() }
  }

  // MARK: Baselines

  open override var forFirstBaselineLayout: UIView {
    axis == .vertical ? visibleViews.first ?? self : tallestView ?? self
  }

  open override var forLastBaselineLayout: UIView {
    axis == .vertical ? visibleViews.last ?? self : tallestView ?? self
  }

  /// The arranged views that take space.
  var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// The view that provides the baselines of a row; the first of equally tall ones.
  private var tallestView: UIView? {
    var best: (view: UIView, height: CGFloat)?
    for view in visibleViews {
      let content = view.intrinsicContentSize.height
      let height = content < 0 ? view.storedFrame.height : content
      if best.map({ height > $0.height }) ?? true { best = (view, height) }
    }
    return best?.view
  }

  override class var plainHitTestingClass: UIView.Type { UIStackView.self }

  override func arranges(_ subview: UIView) -> Bool { isArranged(subview) }
}
