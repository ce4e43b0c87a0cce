import Foundation
import LayoutGeometry
import Snapshots

/// A view during layout: it answers proposals, is placed, and is drawn.
class LayoutItem {
  /// The environment of the view.
  let environment: EnvironmentValues

  private var sizes = AnswerTable<ProposedViewSize, CGSize>()
  private var guides = AnswerTable<GuideQuestion, CGFloat?>()
  private var knownSpacing: ViewSpacing?

  /// The frame in the coordinates of the surrounding item.
  private(set) var frame = CGRect.zero

  /// Whether the item was placed since a container recorded its layout's positions.
  var isPlaced = false

  /// The origin on the screen.
  private(set) var origin = CGPoint.zero

  init(_ environment: EnvironmentValues) { self.environment = environment }

  /// The wrapped item, for values that pass through.
  var wrapped: LayoutItem? { nil }

  /// The child items, which provide preferences.
  var parts: [LayoutItem] { wrapped.map { [$0] } ?? [] }

  /// Whether the item's content may have a preference.
  ///
  /// Most views have none, and a container queries all of its content for each key.
  private(set) final lazy var mayHavePreferences = computedMayHavePreferences

  /// Whether the item or its parts may have a preference; true where parts are chosen or made during
  /// placement.
  var computedMayHavePreferences: Bool { parts.contains { $0.mayHavePreferences } }

  /// The item's preference for a key; `nil` if its content has none.
  final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    mayHavePreferences ? computedPreference(key) : nil
  }

  /// The answer to the query for a preference; an item with its own answer may have preferences.
  func computedPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var whole: Key.Value?
    for part in parts {
      guard let next = part.preference(key) else { continue }
      if var value = whole {
        Key.reduce(value: &value) { next }
        whole = value
      } else {
        whole = next
      }
    }
    return whole
  }

  /// The number of rows that the item represents in a lazy container.
  var rowCount: Int { wrapped?.rowCount ?? 1 }

  /// The priority with which a stack gives space to the view.
  var priority: Double { wrapped?.priority ?? 0 }

  /// The distances that the view prefers to others.
  final var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = computedSpacing
    knownSpacing = spacing
    return spacing
  }

  /// The answer to the question for distances.
  var computedSpacing: ViewSpacing { wrapped?.spacing ?? ViewSpacing() }

  /// The direction of a spacer or a divider, once its stack is known.
  var stackAxis: Axis? {
    get { wrapped?.stackAxis }
    set { wrapped?.stackAxis = newValue }
  }

  /// The value for a key that a container queries.
  func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
    wrapped?.layoutValue(key) ?? Key.defaultValue
  }

  /// The grid of the display.
  var grid: PixelGrid { PixelGrid(scale: environment.displayScale) }

  /// The size of the view for a proposed size.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    if let size = sizes[proposal] { return size }
    environment.host?.layoutWork += 1
    let size = computedSize(proposal)
    sizes[proposal] = size
    return size
  }

  /// Discards the cached sizes, because the item's context changed.
  final func forgetSizes() {
    sizes.removeAll()
    guides.removeAll()
    knownSpacing = nil
  }

  /// The answer to a proposal.
  func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    wrapped?.size(proposal) ?? proposal.replacingUnspecifiedDimensions()
  }

  /// Whether the item's content may set the position of a guide other than a text baseline.
  ///
  /// Most views set none, and a stack queries each of its views for a guide.
  private(set) final lazy var namesGuides = computedNamesGuides

  /// Whether the query for a guide other than a baseline may have an answer.
  var computedNamesGuides: Bool { wrapped?.namesGuides ?? false }

  /// The position of a guide in the view at a size, if its content sets it.
  final func explicitGuide(_ guide: GuideID, in dimensions: ViewDimensions) -> CGFloat? {
    guard guide.isBaseline || namesGuides else { return nil }
    let question = GuideQuestion(
      guide: guide,
      proposal: dimensions.proposal,
      size: dimensions.size
    )
    if let known = guides[question] { return known }
    environment.host?.layoutWork += 1
    let place = computedGuide(guide, in: dimensions)
    guides[question] = place
    return place
  }

  /// The answer to the question for a guide.
  func computedGuide(_ guide: GuideID, in dimensions: ViewDimensions) -> CGFloat? {
    wrapped?.explicitGuide(guide, in: dimensions)
  }

  /// The leading edge on the screen of the first text in the placed item; `nil` without text.
  ///
  /// The line below a list row begins there: "SwiftUI automatically adjusts list row insets so the separator
  /// is aligned to the leading edge of your text" (Hacking with Swift, How to adjust List row separator
  /// insets).
  var leadingText: CGFloat? { wrapped?.leadingText }

  /// The size of the view for a proposed size, with its guides.
  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(proposal), proposal: proposal, item: self)
  }

  /// Places the view in a rectangle.
  final func place(in rect: CGRect, offered proposal: ProposedViewSize) {
    frame = rect
    isPlaced = true
    guard let host = environment.host else {
      placeContent(proposal)
      return
    }
    host.layoutWork += 1
    let outer = host.origin
    origin = CGPoint(x: outer.x + rect.minX, y: outer.y + rect.minY)
    host.origin = origin
    placeContent(proposal)
    host.origin = outer
  }

  /// Places the content of the view, in coordinates with the origin at its top left corner.
  func placeContent(_ proposal: ProposedViewSize) {
    wrapped?.place(in: CGRect(origin: .zero, size: frame.size), offered: proposal)
  }

  /// The elements of the view, in coordinates with the origin at its top left corner.
  func elements() -> [SnapshotElement] { wrapped.map { elements(of: $0) } ?? [] }

  /// Runs the actions of views that appear.
  func appear() { for part in parts { part.appear() } }

  /// The elements of an item that was placed in this one, in this item's coordinates.
  ///
  /// Positions are measured from the leading edge; in right-to-left layouts they are mirrored here.
  final func elements(of item: LayoutItem) -> [SnapshotElement] {
    let isFlipped = environment.layoutDirection == .rightToLeft
    let x = isFlipped ? frame.width - item.frame.maxX : item.frame.minX
    var elements = item.elements()
    elements.move(x: x, y: item.frame.minY)
    return elements
  }

  /// The rectangle of the view in its own coordinates.
  final var bounds: Rect { Rect(x: 0, y: 0, width: frame.width, height: frame.height) }
}

extension [SnapshotElement] {
  /// Moves the elements in place, as they are large.
  mutating func move(x: Double, y: Double) {
    for index in indices { self[index].frame = self[index].frame.offset(x: x, y: y) }
  }
}

/// An item around one other.
class WrappingItem: LayoutItem {
  let content: LayoutItem

  init(_ content: LayoutItem, _ environment: EnvironmentValues) {
    self.content = content
    super.init(environment)
  }

  override var wrapped: LayoutItem? { content }

  /// The guide of the content inside insets.
  final func guide(
    _ guide: GuideID,
    inside insets: EdgeInsets,
    offered proposal: ProposedViewSize
  ) -> CGFloat? {
    content.explicitGuide(guide, in: content.dimensions(proposal)).map {
      $0 + (guide.axis == .horizontal ? insets.leading : insets.top)
    }
  }

  /// Places the content inside insets.
  final func placeContent(inside insets: EdgeInsets, offered proposal: ProposedViewSize) {
    let origin = CGPoint(x: insets.leading, y: insets.top)
    let area = CGRect(origin: origin, size: content.size(proposal))
    content.place(in: area, offered: proposal)
  }
}
