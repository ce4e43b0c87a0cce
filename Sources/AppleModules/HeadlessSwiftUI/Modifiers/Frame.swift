public import Foundation
import Snapshots

/// The lengths of a frame; a missing one is that of the view.
struct FrameLengths: Equatable, Sendable {
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?
  var fixed: CGFloat?

  /// Returns the size that is offered to the view inside.
  func inner(_ offered: CGFloat?) -> CGFloat? {
    if let fixed { return fixed }
    guard let offered = offered ?? ideal else { return nil }
    return min(max(offered, minimum ?? -.infinity), maximum ?? .infinity)
  }

  /// The length of the frame around a view with a length.
  ///
  /// Between its limits a frame takes the proposed length; a missing upper or lower limit is replaced by the
  /// length of the view inside (Apple's documentation of `frame(minWidth:idealWidth:maxWidth:…)`). So a frame
  /// with an infinite maximum answers an infinite proposal with infinity, from which a stack knows that the
  /// frame stretches. An ideal length applies if no length is proposed.
  func outer(_ offered: CGFloat?, content: CGFloat) -> CGFloat {
    if let fixed { return fixed }
    guard minimum != nil || maximum != nil else {
      return offered == nil ? ideal ?? content : content
    }
    let least = minimum ?? min(content, maximum ?? content)
    let most = max(maximum ?? max(content, minimum ?? content), least)
    let wanted = offered ?? ideal ?? content
    let length = min(max(wanted, least), most)
    return length.isFinite || offered == .infinity ? length : content
  }

  var isFixed: Bool { fixed != nil }

  var isLimited: Bool { minimum != nil || maximum != nil }
}

/// A frame around a view.
struct FrameModifier {
  let width: FrameLengths
  let height: FrameLengths
  let alignment: Alignment
}

extension FrameModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    content.items(place).map { FrameItem($0, self, place.environment) }
  }
}

private final class FrameItem: WrappingItem {
  private let modifier: FrameModifier

  init(_ content: LayoutItem, _ modifier: FrameModifier, _ environment: EnvironmentValues) {
    self.modifier = modifier
    super.init(content, environment)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.width.inner(proposal.width),
      height: modifier.height.inner(proposal.height)
    )
  }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(inner(proposal))
    return CGSize(
      width: modifier.width.outer(proposal.width, content: size.width),
      height: modifier.height.outer(proposal.height, content: size.height)
    )
  }

  /// The position of the view in a frame with a size.
  private func origin(in size: CGSize, _ offer: ProposedViewSize) -> CGPoint {
    let outer = ViewDimensions(size: size, proposal: offer, item: BareItem.shared)
    let own = content.dimensions(offer)
    return CGPoint(
      x: outer[modifier.alignment.horizontal] - own[modifier.alignment.horizontal],
      y: outer[modifier.alignment.vertical] - own[modifier.alignment.vertical]
    )
  }

  override func computedGuide(_ guide: GuideID, in dimensions: ViewDimensions) -> CGFloat? {
    let offer = inner(dimensions.proposal)
    return content.explicitGuide(guide, in: content.dimensions(offer)).map {
      $0 + origin(in: dimensions.size, offer)[guide.axis]
    }
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    var offer = inner(proposal)
    let own = content.size(offer)
    if modifier.width.isLimited, offer.width != nil || frame.width != own.width {
      offer.width = frame.width
    }
    // If no height is proposed and the frame is as high as the view, the view keeps its answer: proposing
    // that height would divide it again. A picture of `OnboardingIntroScreen` on iOS 26 shows it
    // (OnboardingKit).
    if modifier.height.isLimited, offer.height != nil || frame.height != own.height {
      offer.height = frame.height
    }
    let origin = origin(in: frame.size, offer)
    content.place(in: CGRect(origin: origin, size: content.size(offer)), offered: offer)
  }
}

extension View {
  /// Gives the view a frame with a size in points; `nil` keeps the length of the view.
  nonisolated public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: FrameLengths(fixed: width),
        height: FrameLengths(fixed: height),
        alignment: alignment
      )
    )
  }

  /// Gives the view a frame between a minimum and a maximum size in points.
  nonisolated public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: FrameLengths(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: FrameLengths(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
        alignment: alignment
      )
    )
  }
}
