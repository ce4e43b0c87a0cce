public import Foundation
public import HeadlessUIKit
import Snapshots

/// A view of UIKit as a view of SwiftUI.
@MainActor
@preconcurrency
public protocol UIViewRepresentable: View {
  /// The view of UIKit.
  associatedtype UIViewType: UIView

  /// The object that the view tells what happens.
  associatedtype Coordinator = Void

  /// The context in which the view is made and updated.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
  @MainActor
  @preconcurrency
  func makeUIView(context: Context) -> UIViewType

  /// Brings the view up to date.
  @MainActor
  @preconcurrency
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Makes the object that the view tells what happens.
  @MainActor
  @preconcurrency
  func makeCoordinator() -> Coordinator

  /// Returns the size for what is offered; nil leaves it to the view.
  @MainActor
  @preconcurrency
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize?

  /// Prepares the view for its removal, which a still screen does not have.
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
  /// Leaves the size to the view.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize? { nil }

  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

/// The context in which a view of UIKit is made and updated.
@MainActor
@preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that the view tells what happens.
  public let coordinator: Representable.Coordinator
  /// The values that the view inherits.
  public let environment: EnvironmentValues
  /// The change that the update belongs to; changes are at their end here.
  public var transaction: Transaction { Transaction() }
}

/// A view of UIKit that lays itself out in a tree of SwiftUI.
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
/// A length that the view does not choose itself is the one that is offered. One that it chooses grows to
/// what is offered where the view holds on to it with a priority below 750, and shrinks where it resists
/// with one below 750, as programs rely on that set these priorities.
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

  /// The size that the view chooses at the offered width; negative where it chooses none.
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
