import Foundation
import LayoutGeometry
import Snapshots

/// A view as layout sees it: it answers proposals, is placed, and is drawn.
class LayoutItem {
  /// The environment of the view.
  let environment: EnvironmentValues

  private var sizes = AnswerTable<ProposedViewSize, CGSize>()
  private var guides = AnswerTable<GuideQuestion, CGFloat?>()
  private var knownSpacing: ViewSpacing?

  /// The place in the coordinates of the item around it.
  private(set) var frame = CGRect.zero

  /// Whether the item has a place since a container asked its layout for places.
  var isPlaced = false

  /// The origin on the screen.
  private(set) var origin = CGPoint.zero

  init(_ environment: EnvironmentValues) { self.environment = environment }

  /// The views in the item that it wraps, for values that pass through.
  var wrapped: LayoutItem? { nil }

  /// The items in the item, from which preferences come.
  var parts: [LayoutItem] { wrapped.map { [$0] } ?? [] }

  /// Whether something in the item may have a preference.
  ///
  /// Most views have none, and a container asks all that is in it, for each key.
  private(set) final lazy var mayHavePreferences = computedMayHavePreferences

  /// Whether the item may have a preference, of its own or of its parts; true where parts are chosen or made
  /// when it is placed.
  var computedMayHavePreferences: Bool { parts.contains { $0.mayHavePreferences } }

  /// The preference that the item has for a key; nil where nothing in it has one.
  final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    mayHavePreferences ? computedPreference(key) : nil
  }

  /// The answer to the question for a preference; an item with an answer of its own may have preferences.
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

  /// The rows that the item stands for in a lazy container.
  var rowCount: Int { wrapped?.rowCount ?? 1 }

  /// The priority with which a stack gives room to the view.
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

  /// The direction in which a spacer or a divider lies, once its stack is known.
  var stackAxis: Axis? {
    get { wrapped?.stackAxis }
    set { wrapped?.stackAxis = newValue }
  }

  /// The value of a key that a container asks for.
  func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
    wrapped?.layoutValue(key) ?? Key.defaultValue
  }

  /// The grid of the display.
  var grid: PixelGrid { PixelGrid(scale: environment.displayScale) }

  /// The size that the view takes when it is offered one.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    if let size = sizes[proposal] { return size }
    environment.host?.layoutWork += 1
    let size = computedSize(proposal)
    sizes[proposal] = size
    return size
  }

  /// Forgets the sizes, because what the item stands in changed.
  final func forgetSizes() {
    sizes.removeAll()
    guides.removeAll()
    knownSpacing = nil
  }

  /// The answer to a proposal.
  func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    wrapped?.size(proposal) ?? proposal.replacingUnspecifiedDimensions()
  }

  /// Whether something in the item may say where a guide lies that is not a baseline of text.
  ///
  /// Most views say nothing, and a stack asks each of its views for a guide.
  private(set) final lazy var namesGuides = computedNamesGuides

  /// Whether the answer to the question for a guide other than a baseline may be a place.
  var computedNamesGuides: Bool { wrapped?.namesGuides ?? false }

  /// The place of a guide in the view at a size, when something in it says so.
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

  /// The leading edge on the screen of the first text in the item as placed; nil without a text.
  ///
  /// The line below a row of a list begins there: "SwiftUI automatically adjusts list row insets so the separator is
  /// aligned to the leading edge of your text" (Hacking with Swift, How to adjust List row separator insets).
  var leadingText: CGFloat? { wrapped?.leadingText }

  /// The size that the view takes when it is offered one, with its guides.
  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(proposal), proposal: proposal, item: self)
  }

  /// Puts the view at a place.
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

  /// Places what is in the view, in coordinates whose origin is its top left corner.
  func placeContent(_ proposal: ProposedViewSize) {
    wrapped?.place(in: CGRect(origin: .zero, size: frame.size), offered: proposal)
  }

  /// The elements of the view, in coordinates whose origin is its top left corner.
  func elements() -> [SnapshotElement] { wrapped.map { elements(of: $0) } ?? [] }

  /// Runs the actions of views that appear.
  func appear() { for part in parts { part.appear() } }

  /// The elements of an item that was placed in this one, in the coordinates of this one.
  ///
  /// Places are counted from the leading edge; where reading begins on the right they are turned over
  /// here.
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
  /// Moves the elements, which are large and stay where they are in memory.
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

  /// The guide of the content that lies inside insets.
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
