import Foundation

/// The key with which a row passes its insets to its list.
enum RowInsetsKey: LayoutValueKey {
  static let defaultValue = RowInsets(insets: nil)
}

/// The insets of a row's content; `nil` for those of the list.
struct RowInsets: Sendable {
  var insets: EdgeInsets?
}

/// The key with which a row shows or hides the line below it.
enum RowSeparatorKey: LayoutValueKey {
  static let defaultValue = Visibility.automatic
}

extension View {
  /// Sets the insets of a row's content, in points.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: RowInsetsKey.self, value: RowInsets(insets: insets))
  }

  /// Shows or hides the line below a row.
  nonisolated public func listRowSeparator(_ visibility: Visibility) -> some View {
    layoutValue(key: RowSeparatorKey.self, value: visibility)
  }

  /// Shows or hides the lines at the edges of a row; a row has only the line below it here.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set
  ) -> some View {
    layoutValue(
      key: RowSeparatorKey.self,
      value: edges.contains(.bottom) ? visibility : .automatic
    )
  }

  /// Sets the background of a row; `nil` for the list's color.
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

/// A row with its own background.
final class RowBackgroundItem: WrappingItem {
  let background: LayoutItem

  init(_ content: LayoutItem, _ background: LayoutItem, _ environment: EnvironmentValues) {
    self.background = background
    super.init(content, environment)
  }
}

extension LayoutItem {
  /// The row background of the item or of one that it wraps.
  var rowBackground: LayoutItem? {
    var step: LayoutItem? = self
    while let item = step {
      if let row = item as? RowBackgroundItem { return row.background }
      step = item.wrapped
    }
    return nil
  }

  /// The section, as the item itself or wrapped in it.
  var section: SectionItem? {
    var step: LayoutItem? = self
    while let item = step {
      if let section = item as? SectionItem { return section }
      step = item.wrapped
    }
    return nil
  }
}
