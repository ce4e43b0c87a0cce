public import Foundation
public import HeadlessUIKit

/// A value that can be taken to other programs.
public protocol Transferable {
  /// The ways in which it is taken.
  associatedtype Representation

  /// The ways in which it is taken.
  static var transferRepresentation: Representation { get }
}

/// The ways in which values of the standard library and of Foundation are taken to other programs.
public struct StandardTransferRepresentation: Sendable {}

extension String: Transferable {
  /// The text.
  public static var transferRepresentation: StandardTransferRepresentation { .init() }
}

extension Data: Transferable {
  /// The bytes.
  public static var transferRepresentation: StandardTransferRepresentation { .init() }
}

extension URL: Transferable {
  /// The address.
  public static var transferRepresentation: StandardTransferRepresentation { .init() }
}

extension AttributedString: Transferable {
  /// The text with its attributes.
  public static var transferRepresentation: StandardTransferRepresentation { .init() }
}

extension Image: Transferable {
  /// The picture.
  public static var transferRepresentation: StandardTransferRepresentation { .init() }
}

/// The place of a drop.
public struct DropInfo: Sendable {
  /// The place in the view, in points.
  public var location: CGPoint
}

/// Reactions of a view to items that are dropped on it.
public protocol DropDelegate {
  /// Takes it, and says whether it did.
  func performDrop(info: DropInfo) -> Bool
}

/// The proposed effect of a drop.
public struct DropProposal: Sendable {
  /// The kind of the drop.
  public var operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// The kind of a drop.
public enum DropOperation: Hashable, Sendable {
  case cancel, forbidden, copy, move
}

extension View {
  /// Lets the view be dragged, which a still screen does not show.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Lets the view be dragged, which a still screen does not show.
  nonisolated public func draggable<Payload: Transferable>(
    _ payload: @autoclosure @escaping () -> Payload
  ) -> some View { self }

  /// Lets the view be dragged with a view in its place, which a still screen does not show.
  nonisolated public func draggable<Payload: Transferable, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload,
    @ViewBuilder preview: () -> Preview
  ) -> some View { self }

  /// Takes what is dropped on the view, which a still screen does not show.
  nonisolated public func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Takes what is dropped on the view, which a still screen does not show.
  nonisolated public func onDrop(
    of supportedTypes: [String],
    delegate: any DropDelegate
  ) -> some View { self }

  /// Takes what is dropped on the view, which a still screen does not show.
  nonisolated public func dropDestination<Payload: Transferable>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping ([Payload], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}
