/// The kind of an element on a screen, independent of the class that made it.
///
/// The view that makes an element gives the role, so that a subclass in a client's code has the role
/// of its superclass. Checks ask for roles and never for class names.
public enum ElementRole: String, Hashable, Sendable, CaseIterable {
  /// A view without a meaning of its own.
  case view
  /// The window around everything.
  case window
  /// A view that a container controller puts around the views of others.
  case container
  /// Views in a row or a column.
  case stack
  /// A blur or a vibrancy with its content.
  case effect
  /// Content that scrolls.
  case scroll

  /// Text that is read.
  case label
  /// An image or a symbol.
  case image
  /// Text that leads somewhere.
  case link
  /// Lines of text that scroll and may be edited.
  case textView
  /// A line of text that is typed.
  case textField
  /// A field for a search.
  case searchField

  /// A control without a more precise role.
  case control
  /// A button of the author.
  case button
  case `switch`
  case slider
  case stepper
  case segmentedControl
  /// One part of a segmented control.
  case segment
  case pageControl
  /// Wheels with rows to choose from.
  case picker
  case datePicker
  case colorWell
  case refreshControl
  /// A bar that fills while something goes on.
  case progress
  /// A wheel that turns while something goes on.
  case activityIndicator

  case table
  case collection
  /// A row of a table.
  case tableCell
  /// An item of a collection.
  case collectionCell
  /// An item of a collection that is laid out as a list.
  case listCell
  /// The header or the footer of a section of a table.
  case headerFooter
  /// A view of a collection beside its items, such as a header.
  case supplementary
  /// The text and the image of a cell, as a configuration asks for them.
  case listContent

  case statusBar
  case navigationBar
  case toolbar
  case tabBar
  case searchBar
  /// An item of a navigation bar or a toolbar.
  case barButton
  /// An item of a tab bar.
  case tab
  /// A number on a tab.
  case badge

  case alert
  /// A button of an alert.
  case alertAction
}

extension ElementRole {
  /// The role in words, with a capital at the beginning: `Text field`.
  public var title: String { Self.titles[self] ?? words }

  /// Titles that say more than the name of the case, as UIKit calls the views.
  private static let titles: [ElementRole: String] = [
    .stack: "Stack view", .effect: "Visual effect view", .scroll: "Scroll view",
    .image: "Image view", .searchField: "Search text field", .picker: "Picker view",
    .progress: "Progress view", .activityIndicator: "Activity indicator view",
    .table: "Table view", .collection: "Collection view", .tableCell: "Table view cell",
    .collectionCell: "Collection view cell", .listCell: "Collection view list cell",
    .headerFooter: "Table view header footer view", .supplementary: "Collection reusable view",
    .listContent: "List content view",
  ]

  /// The words of the case's name.
  private var words: String {
    var words = ""
    for character in rawValue {
      if character.isUppercase { words += " " }
      words += words.isEmpty ? character.uppercased() : character.lowercased()
    }
    return words
  }
}
