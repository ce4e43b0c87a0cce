public import Foundation
public import HeadlessUIKit
import Snapshots

/// A UIKit view controller as a SwiftUI view.
@MainActor
@preconcurrency
public protocol UIViewControllerRepresentable: View {
  /// The controller.
  associatedtype UIViewControllerType: UIViewController

  /// The object that receives the events of the controller.
  associatedtype Coordinator = Void

  /// The context for creating and updating the controller.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller.
  @MainActor
  @preconcurrency
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Updates the controller.
  @MainActor
  @preconcurrency
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Creates the object that receives the events of the controller.
  @MainActor
  @preconcurrency
  func makeCoordinator() -> Coordinator

  /// Returns the size for a proposed size; `nil` for the controller's own.
  @MainActor
  @preconcurrency
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize?

  /// Prepares the controller for its removal, which does not happen on a still screen.
  @MainActor
  @preconcurrency
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  )
}

extension UIViewControllerRepresentable {
  /// The view in the tree.
  public var body: some View { RepresentedController(representable: self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes no object.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Uses the controller's own size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize? { nil }

  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  ) {}
}

/// The context for creating and updating a UIKit view controller.
@MainActor
@preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that receives the events of the controller.
  public let coordinator: Representable.Coordinator
  /// The environment of the controller.
  public let environment: EnvironmentValues
}

/// A UIKit view controller that lays its view out in a SwiftUI tree.
struct RepresentedController<Representable: UIViewControllerRepresentable>: View, PrimitiveView {
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
      shown.makeUIViewController(context: makeContext($0))
    }
    let context = makeContext(kept.coordinator)
    kept.object.traitOverrides = place.environment.traits
    shown.updateUIViewController(kept.object, context: context)
    nonisolated(unsafe) let measured = (shown, kept.object, context)
    return [
      ControllerItem(kept.object, place.environment) { proposal in
        onTree {
          measured.0.sizeThatFits(proposal, uiViewController: measured.1, context: measured.2)
        }
      }
    ]
  }
}

/// The layout item of a view controller, which takes the proposed size.
private final class ControllerItem: LayoutItem {
  private let controller: UIViewController
  private let measure: (ProposedViewSize) -> CGSize?
  private var area = CGRect.zero

  init(
    _ controller: UIViewController,
    _ environment: EnvironmentValues,
    _ measure: @escaping (ProposedViewSize) -> CGSize?
  ) {
    self.controller = controller
    self.measure = measure
    super.init(environment)
  }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    if let size = measure(proposal) { return size }
    let preferred = controller.preferredContentSize
    return proposal.replacingUnspecifiedDimensions(
      by: preferred == .zero ? CGSize(width: 10, height: 10) : preferred
    )
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    area = CGRect(origin: .zero, size: frame.size).grown(by: reach(.all))
    controller.additionalSafeAreaInsets = covered(area)
    controller.view.frame = CGRect(origin: .zero, size: area.size)
    controller.view.layoutIfNeeded()
  }

  override func elements() -> [SnapshotElement] {
    var element = controller.view.layoutSnapshot().root
    element.frame = Rect(area)
    return [element]
  }
}
