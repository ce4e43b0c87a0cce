public import Foundation
public import HeadlessUIKit
import Snapshots

/// A view of UIKit as a view of SwiftUI.
@MainActor
@preconcurrency
public protocol UIViewRepresentable: View {
  /// The view of UIKit.
  associatedtype UIViewType: UIView

  /// The object that receives the events of the view.
  associatedtype Coordinator = Void

  /// The context for creating and updating the view.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
  @MainActor
  @preconcurrency
  func makeUIView(context: Context) -> UIViewType

  /// Updates the view.
  @MainActor
  @preconcurrency
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Creates the object that receives the events of the view.
  @MainActor
  @preconcurrency
  func makeCoordinator() -> Coordinator

  /// Returns the size for a proposed size; `nil` for the view's own.
  @MainActor
  @preconcurrency
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize?

  /// Prepares the view for its removal, which does not happen on a still screen.
  @MainActor
  @preconcurrency
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  /// The view in the tree.
  public var body: some View { RepresentedView(representable: self) }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes no object.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Uses the view's own size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize? { nil }

  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

/// The context for creating and updating a UIKit view.
@MainActor
@preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that receives the events of the view.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
  /// The transaction of the update; changes are at their end here.
  public var transaction: Transaction { Transaction() }
}

/// A UIKit view that lays itself out in a SwiftUI tree.
struct RepresentedView<Representable: UIViewRepresentable>: View, PrimitiveView {
  typealias Body = Never

  let representable: Representable

  func items(in place: BuildPlace) -> [LayoutItem] {
    let shown = representable
    func makeContext(_ coordinator: Representable.Coordinator) -> Representable.Context {
      Representable.Context(coordinator: coordinator, environment: place.environment)
    }
    let kept = RepresentedObject.at(place) {
      shown.makeCoordinator()
    } make: {
      shown.makeUIView(context: makeContext($0))
    }
    let context = makeContext(kept.coordinator)
    kept.object.traitOverrides = place.environment.traits
    shown.updateUIView(kept.object, context: context)
    nonisolated(unsafe) let measured = (shown, kept.object, context)
    return [
      RepresentedItem(kept.object, "\(Representable.self)", place.environment) { proposal in
        onTree { measured.0.sizeThatFits(proposal, uiView: measured.1, context: measured.2) }
      }
    ]
  }
}

/// A view of UIKit as layout sees it.
///
/// A length without an intrinsic value is the proposed one. An intrinsic length grows to the proposal if the
/// view's hugging priority is below 750, and shrinks to it if its compression resistance is below 750:
/// programs that set these priorities rely on this.
final class RepresentedItem: LayoutItem {
  private let view: UIView
  private let name: String
  private let measure: (ProposedViewSize) -> CGSize?

  init(
    _ view: UIView,
    _ name: String,
    _ environment: EnvironmentValues,
    _ measure: @escaping (ProposedViewSize) -> CGSize?
  ) {
    self.view = view
    self.name = name
    self.measure = measure
    super.init(environment)
  }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    if let size = measure(proposal) { return size }
    let own = natural(proposal)
    return CGSize(
      width: length(own.width, proposal.width, .horizontal),
      height: length(own.height, proposal.height, .vertical)
    )
  }

  /// The intrinsic size at the proposed width; negative for a length without one.
  private func natural(_ proposal: ProposedViewSize) -> CGSize {
    let own = view.intrinsicContentSize
    guard own.width < 0, own.height < 0, !view.constraints.isEmpty else { return own }
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width ?? 0, height: 0),
      withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return CGSize(
      width: fitting.width > 0 ? fitting.width : -1,
      height: fitting.height > 0 ? fitting.height : -1
    )
  }

  private func length(
    _ own: CGFloat,
    _ offered: CGFloat?,
    _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    guard own >= 0 else { return offered ?? 10 }
    guard let offered, offered.isFinite else { return own }
    if offered > own {
      return view.contentHuggingPriority(for: axis) < .defaultHigh ? offered : own
    }
    return view.contentCompressionResistancePriority(for: axis) < .defaultHigh ? offered : own
  }

  override func computedGuide(_ guide: GuideID, in dimensions: ViewDimensions) -> CGFloat? { nil }

  override func elements() -> [SnapshotElement] {
    view.frame = CGRect(origin: .zero, size: frame.size)
    var element = view.layoutSnapshot().root
    if element.identity.className == "UIView" { element.identity = Identity(className: name) }
    return [element]
  }
}
