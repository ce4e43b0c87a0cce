import Foundation
import LayoutGeometry
import Snapshots

/// A view that is visible only where another one covers it.
struct MaskModifier {
  let mask: AnyView
  let alignment: Alignment
}

extension MaskModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    content.items(place).enumerated().map { index, item in
      let masks = place.items(of: mask, at: .slot(index + 1))
      let mask =
        masks.count == 1
        ? masks[0]
        : ContainerItem(masks, ZStackLayout(alignment: alignment), place.environment)
      return MaskItem(item, mask, alignment, place.environment)
    }
  }
}

private final class MaskItem: WrappingItem {
  private let mask: LayoutItem
  private let alignment: Alignment

  init(
    _ content: LayoutItem,
    _ mask: LayoutItem,
    _ alignment: Alignment,
    _ environment: EnvironmentValues
  ) {
    self.mask = mask
    self.alignment = alignment
    super.init(content, environment)
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    super.placeContent(proposal)
    let offer = ProposedViewSize(frame.size)
    let outer = ViewDimensions(size: frame.size, proposal: offer, item: content)
    let own = mask.dimensions(offer)
    let origin = CGPoint(
      x: outer[alignment.horizontal] - own[alignment.horizontal],
      y: outer[alignment.vertical] - own[alignment.vertical]
    )
    mask.place(in: CGRect(origin: origin, size: own.size), offered: offer)
  }

  override func elements() -> [SnapshotElement] {
    let silhouette = Silhouette(elements(of: mask))
    var masked = SnapshotElement(
      Identity(className: "MaskedView"),
      role: .container,
      frame: bounds,
      children: super.elements()
    )
    // Letters and pictures have no outline: their boxes are used.
    let boxes = silhouette.inks.map { Outline.rect($0.bounds) }
    let outlines = silhouette.outlines + boxes
    if !silhouette.isExact || !boxes.isEmpty {
      environment.report(
        "A mask is drawn as the outline of its shapes: its letters, pictures and opacities are not."
      )
    }
    switch outlines.count {
    case 0: masked.isHidden = true
    case 1: masked.clip(to: outlines[0])
    default: masked.mask = Outline.union(outlines)
    }
    return [masked]
  }
}

extension View {
  /// Shows only the part of the view that another one covers.
  ///
  /// Pictures are clipped to the outlines of the shapes in the mask. Letters and pictures in a mask count as
  /// their boxes, and opacities between 0 and 1 as 1; both are reported.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View { modifier(MaskModifier(mask: mask().erased, alignment: alignment)) }

  /// Shows only the part of the view that another one covers.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask.erased, alignment: .center))
  }
}
