/// The look of a table.
public protocol TableStyle {}

/// The look of the system.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the look.
  nonisolated public init() {}
}

/// A table whose rows are inset from the sides.
public struct InsetTableStyle: TableStyle {
  /// Creates the look.
  nonisolated public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The look of the system.
  nonisolated public static var automatic: AutomaticTableStyle { .init() }
}

extension TableStyle where Self == InsetTableStyle {
  /// A table whose rows are inset from the sides.
  nonisolated public static var inset: InsetTableStyle { .init() }
}

extension View {
  /// Sets the style of tables in the view: tables are drawn as plain lists, which is reported.
  nonisolated public func tableStyle(_ style: some TableStyle) -> some View {
    modifier(
      MessageModifier(
        message: style is AutomaticTableStyle ? nil : "tableStyle: tables are drawn as plain lists."
      )
    )
  }
}

/// A row of a table for a value.
public struct TableRow<Value: Identifiable> {
  /// The value.
  public let value: Value

  /// Creates a row.
  nonisolated public init(_ value: Value) { self.value = value }
}
