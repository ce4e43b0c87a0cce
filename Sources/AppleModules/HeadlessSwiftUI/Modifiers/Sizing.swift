public import Foundation

/// A change of the proposed size or of the answer of a view.
struct SizingModifier {
  enum Change {
    case fixed(horizontal: Bool, vertical: Bool)
    case aspectRatio(CGFloat?, ContentMode)
    case priority(Double)
    case guide(GuideID, (ViewDimensions) -> CGFloat)
    case value(ObjectIdentifier, Any)
  }

  let change: Change
}

extension SizingModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    content.items(place).map { item in
      switch change {
      case .fixed(let horizontal, let vertical):
        FixedSizeItem(item, horizontal, vertical, place.environment)
      case .aspectRatio(let ratio, let mode):
        AspectRatioItem(item, ratio, mode, place.environment)
      case .priority(let priority):
        PriorityItem(item, priority, place.environment)
      case .guide(let guide, let value):
        GuideItem(item, guide, value, place.environment)
      case .value(let key, let value):
        ValueItem(item, key, value, place.environment)
      }
    }
  }
}

/// The way in which content fits an area with another aspect ratio.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  case fit, fill
}

private final class FixedSizeItem: WrappingItem {
  private let horizontal: Bool
  private let vertical: Bool

  init(
    _ content: LayoutItem,
    _ horizontal: Bool,
    _ vertical: Bool,
    _ environment: EnvironmentValues
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(content, environment)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width,
      height: vertical ? nil : proposal.height
    )
  }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    content.size(inner(proposal))
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    content.place(in: CGRect(origin: .zero, size: frame.size), offered: inner(proposal))
  }
}

private final class AspectRatioItem: WrappingItem {
  private let ratio: CGFloat?
  private let mode: ContentMode

  init(
    _ content: LayoutItem,
    _ ratio: CGFloat?,
    _ mode: ContentMode,
    _ environment: EnvironmentValues
  ) {
    self.ratio = ratio
    self.mode = mode
    super.init(content, environment)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = content.size(.unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return ProposedViewSize(
        width: max(ideal.width, ideal.height * ratio),
        height: max(ideal.height, ideal.width / ratio)
      )
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWider = width > height * ratio
      return isWider == (mode == .fit)
        ? ProposedViewSize(width: height * ratio, height: height)
        : ProposedViewSize(width: width, height: width / ratio)
    }
  }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    content.size(inner(proposal))
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    content.place(in: CGRect(origin: .zero, size: frame.size), offered: inner(proposal))
  }
}

private final class PriorityItem: WrappingItem {
  private let own: Double

  init(_ content: LayoutItem, _ priority: Double, _ environment: EnvironmentValues) {
    own = priority
    super.init(content, environment)
  }

  override var priority: Double { own }
}

private final class GuideItem: WrappingItem {
  private let guide: GuideID
  private let value: (ViewDimensions) -> CGFloat

  init(
    _ content: LayoutItem,
    _ guide: GuideID,
    _ value: @escaping (ViewDimensions) -> CGFloat,
    _ environment: EnvironmentValues
  ) {
    self.guide = guide
    self.value = value
    super.init(content, environment)
  }

  override var computedNamesGuides: Bool { !guide.isBaseline || content.namesGuides }

  override func computedGuide(_ guide: GuideID, in dimensions: ViewDimensions) -> CGFloat? {
    let inner = ViewDimensions(
      size: dimensions.size,
      proposal: dimensions.proposal,
      item: content
    )
    return guide == self.guide ? value(inner) : content.explicitGuide(guide, in: inner)
  }
}

private final class ValueItem: WrappingItem {
  private let key: ObjectIdentifier
  private let value: Any

  init(
    _ content: LayoutItem,
    _ key: ObjectIdentifier,
    _ value: Any,
    _ environment: EnvironmentValues
  ) {
    self.key = key
    self.value = value
    super.init(content, environment)
  }

  override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
    guard ObjectIdentifier(key) == self.key, let value = value as? Key.Value else {
      return content.layoutValue(key)
    }
    return value
  }
}

extension View {
  /// Gives the view its ideal size in some directions.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(SizingModifier(change: .fixed(horizontal: horizontal, vertical: vertical)))
  }

  /// Gives the view its ideal size.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Keeps the aspect ratio; `nil` for that of the view.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    modifier(SizingModifier(change: .aspectRatio(aspectRatio, contentMode)))
  }

  /// Keeps the aspect ratio of a size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize,
    contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Makes the view as large as possible with its own aspect ratio.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the view large enough to fill the space, with its own aspect ratio.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Sets the priority with which a stack gives space to the view.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(SizingModifier(change: .priority(value)))
  }

  /// Passes a value to the surrounding layout.
  nonisolated public func layoutValue<Key: LayoutValueKey>(
    key: Key.Type,
    value: Key.Value
  ) -> some View {
    modifier(SizingModifier(change: .value(ObjectIdentifier(key), value)))
  }

  /// Sets the position of a guide in the view.
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(SizingModifier(change: .guide(GuideID(guide), computeValue)))
  }

  /// Sets the position of a guide in the view.
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(SizingModifier(change: .guide(GuideID(guide), computeValue)))
  }
}
