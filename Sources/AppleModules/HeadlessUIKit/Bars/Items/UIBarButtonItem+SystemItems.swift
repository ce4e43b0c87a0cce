extension UIBarButtonItem {
  /// The system's buttons and spaces, with UIKit's raw values.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    /// Done.
    case done
    /// Cancel.
    case cancel
    /// Edit.
    case edit
    /// Save.
    case save
    /// A plus sign.
    case add
    /// A flexible space.
    case flexibleSpace
    /// A space with a fixed width.
    case fixedSpace
    /// A pencil on a sheet.
    case compose
    /// An arrow back.
    case reply
    /// An arrow out of a box.
    case action
    /// A folder.
    case organize
    /// A book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// An arrow in a circle.
    case refresh
    /// A cross.
    case stop
    /// A camera.
    case camera
    /// A trash can.
    case trash
    /// Play.
    case play
    /// Pause.
    case pause
    /// Rewind.
    case rewind
    /// Fast forward.
    case fastForward
    /// Undo.
    case undo
    /// Redo.
    case redo
    /// A page that curls; not shown since iOS 11.
    case pageCurl
    /// Close.
    case close
  }
}

extension UIBarButtonItem.SystemItem {
  /// The English title of an item that shows text.
  package var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// The English name of an item for assistive technologies; `nil` for spaces.
  var spokenName: String? {
    if let title { return title }
    guard symbolName != nil else { return nil }
    switch self {
    case .action: return "Share"
    case .fastForward: return "Fast forward"
    default:
      let name = "\(self)"
      return name.prefix(1).uppercased() + name.dropFirst()
    }
  }

  /// The symbol of an item that shows an image.
  ///
  /// Apple documents the pictures of the items; these symbols are our reading of them.
  package var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }

  /// The style: `done` for items that finish the person's task.
  package var style: UIBarButtonItem.Style {
    self == .done || self == .save ? .done : .plain
  }
}
