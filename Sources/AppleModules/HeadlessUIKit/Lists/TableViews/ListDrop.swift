public import Foundation

/// An item that is dropped on a table or a collection.
public protocol _ListDropItem: AnyObject {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

/// The drop of items on a table or a collection.
public protocol _ListDropCoordinator: AnyObject {
  var destinationIndexPath: IndexPath? { get }
  var session: any UIDropSession { get }
}
