/// The style in which a version of the system draws bars, alerts and sheets.
package enum BarStyle: Sendable {
  /// Bars from edge to edge.
  case classic

  /// Platters that float over the content.
  case floating
}
