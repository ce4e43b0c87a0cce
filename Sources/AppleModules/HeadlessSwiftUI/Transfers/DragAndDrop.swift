public import Foundation
public import HeadlessUIKit

/// A value that can be transferred to other programs.
public protocol Transferable {
  /// The representations of the transfer.
  associatedtype Representation

  /// The representations of the transfer.
  static var transferRepresentation: Representation { get }
}

/// The representations in which values of the standard library and of Foundation are transferred to other
/// programs.
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

/// The reactions of a view to dropped items.
public protocol DropDelegate {
  /// Accepts the drop, and returns whether it did.
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
  case cancel, forbidden, copy, move, delete
}

extension View {
  /// Makes the view draggable, which a still screen does not show.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Makes the view draggable, which a still screen does not show.
  nonisolated public func draggable<Payload: Transferable>(
    _ payload: @autoclosure @escaping () -> Payload
  ) -> some View { self }

  /// Makes the view draggable with a preview, which a still screen does not show.
  nonisolated public func draggable<Payload: Transferable, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload,
    @ViewBuilder preview: () -> Preview
  ) -> some View { self }

  /// Accepts drops on the view, which a still screen does not show.
  nonisolated public func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Accepts drops on the view, which a still screen does not show.
  nonisolated public func onDrop(
    of supportedTypes: [String],
    delegate: any DropDelegate
  ) -> some View { self }

  /// Accepts drops on the view, which a still screen does not show.
  nonisolated public func dropDestination<Payload: Transferable>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping ([Payload], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}
