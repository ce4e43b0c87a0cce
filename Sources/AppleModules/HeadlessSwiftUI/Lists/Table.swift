/// Rows with columns; on a phone a list of the first column.
public struct Table<Value: Identifiable, Content> {
  private let data: [Value]
  private let cell: (Value) -> AnyView
}

extension Table where Content == [TableColumn<Value, AnyView>] {
  /// Creates a table of values with columns.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value, AnyView>]
  ) where Data.Element == Value {
    let first = columns().first
    self.data = Array(data)
    cell = { first?.content($0) ?? EmptyView().erased }
  }

  /// Creates a table of values with columns and selectable rows.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value, AnyView>]
  ) where Data.Element == Value { self.init(data, columns: columns) }

  /// Creates a table of values with columns, of which one row can be selected.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value, AnyView>]
  ) where Data.Element == Value { self.init(data, columns: columns) }
}

extension Table: View {
  /// The first column as a list.
  public var body: some View {
    List(data) { cell($0) }.listStyle(.plain)
  }
}

/// A column of a table.
public struct TableColumn<Row, Content: View> {
  let title: Text
  let content: (Row) -> Content
}

extension TableColumn where Content == AnyView {
  /// Creates a column of views.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping (Row) -> some View
  ) {
    title = Text(titleKey)
    self.content = { content($0).erased }
  }

  /// Creates a column of views that can be sorted by a value, which a still screen does not show.
  nonisolated public init<Value>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<Row, Value>,
    @ViewBuilder content: @escaping (Row) -> some View
  ) {
    title = Text(titleKey)
    self.content = { content($0).erased }
  }

  /// Creates a column of texts.
  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<Row, String>) {
    title = Text(titleKey)
    content = { Text(verbatim: $0[keyPath: value]).erased }
  }
}

/// Builds the columns of a table from the statements of a closure.
@resultBuilder
public enum TableColumnBuilder<Row> {
  /// A column.
  public static func buildExpression(
    _ column: TableColumn<Row, AnyView>
  ) -> [TableColumn<Row, AnyView>] { [column] }

  /// Columns side by side.
  public static func buildBlock(
    _ columns: [TableColumn<Row, AnyView>]...
  ) -> [TableColumn<Row, AnyView>] { columns.flatMap(\.self) }
}
