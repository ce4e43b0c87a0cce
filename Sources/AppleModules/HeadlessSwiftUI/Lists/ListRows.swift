import Foundation

/// The key by which a row tells its list the room around its content.
enum RowInsetsKey: LayoutValueKey {
  static let defaultValue = RowInsets(insets: nil)
}

/// The room around the content of a row; nil for the list's.
struct RowInsets: Sendable {
  var insets: EdgeInsets?
}

/// The key by which a row tells its list whether a line is below it.
enum RowSeparatorKey: LayoutValueKey {
  static let defaultValue = Visibility.automatic
}

extension View {
  /// Sets the room around the content of a row, in points.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: RowInsetsKey.self, value: RowInsets(insets: insets))
  }

  /// Shows or hides the line below a row.
  nonisolated public func listRowSeparator(_ visibility: Visibility) -> some View {
    layoutValue(key: RowSeparatorKey.self, value: visibility)
  }

  /// Shows or hides the lines at edges of a row; a row has one line here, below it.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set
  ) -> some View {
    layoutValue(
      key: RowSeparatorKey.self,
      value: edges.contains(.bottom) ? visibility : .automatic
    )
  }

  /// Puts a view behind a row; nil takes the list's color.
  nonisolated public func listRowBackground(_ view: (some View)?) -> some View {
    modifier(RowBackgroundModifier(background: view?.erased))
  }
}

/// A view behind a row of a list.
struct RowBackgroundModifier {
  let background: AnyView?
}

extension RowBackgroundModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    content.items(place).enumerated().map { index, item in
      guard let background else { return item }
      let layers = place.items(of: background, at: .slot(index + 1))
      let layer =
        layers.count == 1
        ? layers[0] : ContainerItem(layers, ZStackLayout(), place.environment)
      return RowBackgroundItem(item, layer, place.environment)
    }
  }
}

/// A row that brings its background along.
final class RowBackgroundItem: WrappingItem {
  let background: LayoutItem

  init(_ content: LayoutItem, _ background: LayoutItem, _ environment: EnvironmentValues) {
    self.background = background
    super.init(content, environment)
  }
}

extension LayoutItem {
  /// The background that the item or one that it wraps brings along as a row.
  var rowBackground: LayoutItem? {
    var step: LayoutItem? = self
    while let item = step {
      if let row = item as? RowBackgroundItem { return row.background }
      step = item.wrapped
    }
    return nil
  }

  /// The section that the item is or wraps.
  var section: SectionItem? {
    var step: LayoutItem? = self
    while let item = step {
      if let section = item as? SectionItem { return section }
      step = item.wrapped
    }
    return nil
  }
}
