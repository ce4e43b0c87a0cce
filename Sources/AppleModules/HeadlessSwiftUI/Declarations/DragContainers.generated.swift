// Written by Scripts/generate-tables from Reference/swiftui/declarations/DragContainers.tsv. Do not edit.
// swift-format-ignore-file
public import Foundation
public import class HeadlessUIKit.NSItemProvider

/// The operations of a drag.
public struct DragConfiguration {
  /// The operations of a drag inside the app.
  public struct OperationsWithinApp {
    /// Whether a drop may move the item.
    public let allowMove: Bool
    /// Whether a drop may delete the item.
    public let allowDelete: Bool
    /// Creates operations besides copying.
    public init(allowMove: Bool = false, allowDelete: Bool = false) {
      self.allowMove = allowMove
      self.allowDelete = allowDelete
    }
  }
  /// The operations of a drag to another app.
  public struct OperationsOutsideApp {
    /// Whether a drop may move the item.
    public let allowMove: Bool
    /// Whether a drop may delete the item.
    public let allowDelete: Bool
    /// Creates operations besides copying.
    public init(allowMove: Bool = false, allowDelete: Bool = false) {
      self.allowMove = allowMove
      self.allowDelete = allowDelete
    }
  }
  /// The operations inside the app.
  public var operationsWithinApp: OperationsWithinApp
  /// The operations in other apps.
  public var operationsOutsideApp: OperationsOutsideApp
  /// Creates operations.
  public init(operationsWithinApp: OperationsWithinApp, operationsOutsideApp: OperationsOutsideApp) {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }
  /// Creates the same operations for all apps.
  public init(allowMove: Bool, allowDelete: Bool = false) {
    self.init(operationsWithinApp: .init(allowMove: allowMove, allowDelete: allowDelete), operationsOutsideApp: .init(allowMove: allowMove, allowDelete: allowDelete))
  }
}

extension View {
  /// Sets the operations of drags.
  public nonisolated func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    self
  }
}

/// The operation of a drop.
public struct DropConfiguration {
  /// The operation.
  public var operation: DropOperation
  /// Creates a configuration.
  public init(operation: DropOperation) { self.operation = operation }
}

/// A drag, which nobody begins here.
public struct DragSession: Identifiable {
  /// The identity of a drag.
  public struct ID: Hashable, Sendable {}
  /// The identity.
  public let id: ID
  /// The progress of a drag.
  public enum Phase: Equatable, Hashable, Sendable {
    /// The drag begins.
    case initial
    /// The item is dragged.
    case active
    /// The item was dropped.
    case ended(DropOperation)
    /// The item was received.
    case dataTransferCompleted
  }
  /// The progress.
  public let phase: Phase
  /// Returns the identities of the dragged items.
  public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] }
}

/// A drop, which nobody makes here.
public struct DropSession: Identifiable {
  /// The identity of a drop.
  public struct ID: Hashable, Sendable {}
  /// The identity.
  public let id: ID
  /// The progress of a drop.
  public enum Phase: Equatable, Hashable, Sendable {
    /// The items come over the view.
    case entering
    /// The items are over the view.
    case active
    /// The items leave the view.
    case exiting
    /// The items were dropped.
    case ended(DropOperation)
    /// The items were received.
    case dataTransferCompleted
  }
  /// The progress.
  public let phase: Phase
  /// The place in the view, in points.
  public let location: CGPoint
}

extension View {
  /// Sets the operation of drops.
  public nonisolated func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View { self }
  /// Runs an action while the view is dragged.
  public nonisolated func onDragSessionUpdated(
    _ onUpdate: @escaping (DragSession) -> Void
  ) -> some View { self }
  /// Runs an action while items are dragged over the view.
  public nonisolated func onDropSessionUpdated(
    _ onUpdate: @escaping (DropSession) -> Void
  ) -> some View { self }
  /// Accepts drops on the view.
  public nonisolated func dropDestination<T: Transferable>(
    for type: T.Type = T.self,
    isEnabled: Bool = true,
    action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View { self }
  /// Lets the views inside be dragged together.
  public nonisolated func dragContainer<ItemID: Hashable, Item: Transferable, Data: Collection>(
    for itemType: Item.Type = Item.self,
    id: @escaping (Item) -> ItemID,
    in namespace: Namespace.ID? = nil,
    _ payload: @escaping (_ draggedItemID: ItemID) -> Data
  ) -> some View where Data.Element == Item { self }
  /// Lets the views inside be dragged together.
  public nonisolated func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
    for itemType: Item.Type = Item.self,
    in namespace: Namespace.ID? = nil,
    _ payload: @escaping (_ draggedItemID: Item.ID) -> Data
  ) -> some View where Data.Element == Item { self }
  /// Lets the selected views inside be dragged together.
  public nonisolated func dragContainer<ItemID: Hashable, Item: Transferable, Data: Collection>(
    for itemType: Item.Type = Item.self,
    id: @escaping (Item) -> ItemID,
    in namespace: Namespace.ID? = nil,
    selection: @autoclosure @escaping () -> [ItemID],
    _ payload: @escaping (_ draggedItemIDs: [ItemID]) -> Data
  ) -> some View where Data.Element == Item { self }
  /// Lets the selected views inside be dragged together.
  public nonisolated func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
    for itemType: Item.Type = Item.self,
    in namespace: Namespace.ID? = nil,
    selection: @autoclosure @escaping () -> [Item.ID],
    _ payload: @escaping (_ draggedItemIDs: [Item.ID]) -> Data
  ) -> some View where Data.Element == Item { self }
  /// Sets the views that are dragged together.
  public nonisolated func dragContainerSelection<ItemID: Hashable>(
    _ selection: @autoclosure @escaping () -> [ItemID],
    containerNamespace: Namespace.ID? = nil
  ) -> some View { self }
  /// Makes the view draggable with others of its container.
  public nonisolated func draggable<ItemID: Hashable>(
    containerItemID: ItemID,
    containerNamespace: Namespace.ID? = nil
  ) -> some View { self }
  /// Makes the view draggable.
  public nonisolated func itemProvider(_ action: Optional<() -> NSItemProvider?>) -> some View {
    self
  }
}
