// Written by Scripts/generate-tables from Reference/swiftui/declarations/SystemEffects.tsv. Do not edit.
// swift-format-ignore-file

/// The way in which glass appears.
public struct GlassEffectTransition: Sendable {
  /// The name of the value.
  let name: String
  /// At once.
  public nonisolated static let identity: GlassEffectTransition = GlassEffectTransition(name: "identity")
  /// Out of the glass beside it.
  public nonisolated static let matchedGeometry: GlassEffectTransition = GlassEffectTransition(name: "matchedGeometry")
  /// By becoming visible.
  public nonisolated static let materialize: GlassEffectTransition = GlassEffectTransition(name: "materialize")
}

extension View {
  /// Sets the way in which glass appears.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }
  /// Joins the glass of several views, which is drawn view by view here.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?,
    namespace: Namespace.ID
  ) -> some View { self }
  /// Hides the effects at edges of scroll views, which are not drawn here.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true,
    for edges: Edge.Set = .all
  ) -> some View { self }
  /// Marks content that a widget dims while it is updated.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

/// The colors of a symbol.
public struct SymbolColorRenderingMode: Equatable, Sendable {
  /// The name of the value.
  let name: String
  /// One color.
  public nonisolated static let flat: SymbolColorRenderingMode = SymbolColorRenderingMode(name: "flat")
  /// A gradient.
  public nonisolated static let gradient: SymbolColorRenderingMode = SymbolColorRenderingMode(name: "gradient")
}

extension View {
  /// Sets the colors of symbols, which are drawn in one color here.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    self
  }
}

/// The way in which a symbol shows a value.
public struct SymbolVariableValueMode: Equatable, Sendable {
  /// The name of the value.
  let name: String
  /// By the colors of its layers.
  public nonisolated static let color: SymbolVariableValueMode = SymbolVariableValueMode(name: "color")
  /// By the length of its lines.
  public nonisolated static let draw: SymbolVariableValueMode = SymbolVariableValueMode(name: "draw")
}

extension View {
  /// Sets the way in which symbols show a value, which they do not show here.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    self
  }
}
