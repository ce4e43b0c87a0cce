import Snapshots

extension ElementRole {
  /// Whether the system chooses the sizes of the texts inside.
  ///
  /// A long press on bars and segmented controls shows large content instead.
  var hasTextOfSystemSize: Bool {
    switch self {
    case .navigationBar, .tabBar, .toolbar, .searchBar, .statusBar, .segmentedControl, .picker,
      .datePicker, .pageControl:
      true
    default: false
    }
  }

  /// Whether the element is a bar that covers the content at an edge of the screen.
  var isBarAtEdge: Bool { self == .navigationBar || self == .tabBar || self == .toolbar }

  /// Whether the element is an item of a list.
  var isCell: Bool { self == .tableCell || self == .collectionCell || self == .listCell }

  /// Whether the element is an editable line of text.
  var isField: Bool { self == .textField || self == .searchField }

  /// Whether the element is a control with a fixed size, with Apple's own hit areas.
  var isControlOfOwnSize: Bool {
    switch self {
    case .switch, .slider, .stepper, .segmentedControl, .pageControl, .datePicker, .textField,
      .searchField, .refreshControl, .colorWell:
      true
    default: false
    }
  }
}
