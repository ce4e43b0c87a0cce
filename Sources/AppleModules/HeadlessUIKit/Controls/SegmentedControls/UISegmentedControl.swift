import DynamicType
public import Foundation
package import Snapshots
import SystemMetrics

/// A row of segments, one of which is selected.
///
/// Titles do not follow the text size, as in UIKit; at accessibility sizes the large content viewer
/// shows the segment that is pressed.
open class UISegmentedControl: UIControl {
  package override var elementRole: ElementRole { .segmentedControl }

  /// The index that stands for no segment.
  public static let noSegment = -1

  var segments: [SegmentView] = []
  var textAttributes: [UIControlState: [NSAttributedString.Key: Any]] = [:]
  private var storedSelection = UISegmentedControl.noSegment

  /// The index of the selected segment; an index without a segment means none.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set {
      storedSelection = segments.indices.contains(newValue) ? newValue : Self.noSegment
      setNeedsLayout()
    }
  }

  /// Whether a segment is only chosen while it is pressed.
  open var isMomentary = false
  /// Whether segments without an explicit width are as wide as their content.
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsChanged() } }
  }
  /// The color of the selected segment; `nil` for the system's.
  open var selectedSegmentTintColor: UIColor? { didSet { markSet(.selectedSegmentTintColor) } }

  override func setUpView() {
    super.setUpView()
    isOpaque = false
  }

  /// Creates a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates one, ignoring the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with segments of strings and images; other objects are left out.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String { insert(SegmentView(title: title), at: segments.count) }
      if let image = item as? UIImage { insert(SegmentView(image: image), at: segments.count) }
    }
    storedFrame.size = sizeThatFits(.zero)
  }

  /// Creates a control with a segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
  }

  func insert(_ segment: SegmentView, at index: Int) {
    let place = min(max(0, index), segments.count)
    segments.insert(segment, at: place)
    segment.control = self
    insertSubview(segment, at: place)
    if storedSelection >= place { storedSelection += 1 }
    segmentsChanged()
  }

  func remove(at index: Int) {
    guard segments.indices.contains(index) else { return }
    segments.remove(at: index).removeFromSuperview()
    if storedSelection == index { storedSelection = Self.noSegment }
    if storedSelection > index { storedSelection -= 1 }
    segmentsChanged()
  }

  func segmentsChanged() {
    invalidateIntrinsicContentSize()
    for segment in segments { segment.contentChanged() }
  }

  func index(of segment: SegmentView) -> Int? { segments.firstIndex { $0 === segment } }

  /// Selects a segment as a touch does, and notifies the observers.
  package func choose(_ index: Int) {
    guard isEnabled, segments.indices.contains(index), segments[index].isUsable else { return }
    let isChange = index != storedSelection
    selectedSegmentIndex = index
    if isChange || isMomentary {
      if let action = segments[index].action { sendAction(action) }
      sendActions(for: .valueChanged)
    }
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  // MARK: Hooks

  open override var intrinsicContentSize: CGSize { contentSize }

  open override var alignmentRectInsets: UIEdgeInsets {
    SegmentSizes.overhang[systemGeneration]
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    frame(forAlignmentRect: CGRect(origin: .zero, size: contentSize)).size
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSegments()
  }

  override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    segmentsChanged()
  }

  override func stateChanged() {
    super.stateChanged()
    for segment in segments { segment.contentChanged() }
  }

  /// The baseline of the titles, which lie in the middle.
  override func baseline(_ which: BaselineKind) -> BaselineRule? {
    let font = SegmentSizes.font(isSelected: false, systemGeneration)
    return BaselineRule(origin: .center, offset: (font.ascender + font.descender) / 2)
  }

  override func standardLargeContent(at point: CGPoint) -> StandardLargeContent? {
    guard let segment = segments.first(where: { $0.frame.contains(point) }),
      let index = index(of: segment)
    else { return nil }
    return StandardLargeContent(item: segment) { [weak self] in self?.choose(index) }
  }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    element.drawings += backgroundDrawings()
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ownAppearanceProperties
  }

  private static let ownAppearanceProperties =
    [AppearanceProperty(.selectedSegmentTintColor, \UISegmentedControl.selectedSegmentTintColor)]
    + titleAttributeProperties()

  /// Inserts a segment with a title; an index beyond the end appends it.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView(title: title), at: segment)
  }

  /// Inserts a segment with an image; an index beyond the end appends it.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentView(image: image), at: segment)
  }
}

extension UISegmentedControl: TitleAttributesTarget {}
