/// A group of views, with a header above and a footer below them.
///
/// In a list a section is a card; elsewhere its parts follow each other vertically.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header) { EmptyView() }
  }

  /// Creates a section with a header, which is given first.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title of a localization key.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }

  /// Creates a section with a title that is not localized.
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  func items(in place: BuildPlace) -> [LayoutItem] {
    guard let style = place.environment.list else {
      let header = header.layoutValue(key: WholeLineKey.self, value: true)
      let footer = footer.layoutValue(key: WholeLineKey.self, value: true)
      return place.items(of: header, at: .slot(0)) + place.items(among: content, at: .slot(1))
        + place.items(of: footer, at: .slot(2))
    }
    let metrics = ListMetrics(place.environment.traits, style)
    let isProminent = place.environment.headerProminence == .increased
    let message = "headerProminence: the size of the header was not compared with iOS."
    let title = isProminent ? metrics.prominentHeader : metrics.header
    let header = header.modifier(SectionTitleModifier(title: title))
      .modifier(MessageModifier(message: isProminent ? message : nil))
    let footer = footer.modifier(SectionTitleModifier(title: metrics.footer))
    return [
      SectionItem(
        header: place.items(of: header, at: .slot(0)),
        rows: place.items(among: content, at: .slot(1)),
        footer: place.items(of: footer, at: .slot(2)),
        place.environment
      )
    ]
  }
}

/// The font and the color of a header or a footer.
private struct SectionTitleModifier: ViewModifier {
  let title: ListMetrics.Title

  func body(content: Content) -> some View {
    content.font(title.font).systemForeground(title.color).textCase(title.textCase)
      .environment(\.tintsSymbols, false)
      .environment(\.hasIconColumns, false)
  }
}

/// The parts of a section, which are passed to its list for layout.
final class SectionItem: LayoutItem {
  let header: [LayoutItem]
  let rows: [LayoutItem]
  let footer: [LayoutItem]

  init(
    header: [LayoutItem],
    rows: [LayoutItem],
    footer: [LayoutItem],
    _ environment: EnvironmentValues
  ) {
    self.header = header
    self.rows = rows
    self.footer = footer
    super.init(environment)
  }

  override var parts: [LayoutItem] { header + rows + footer }

  override var rowCount: Int { rows.reduce(0) { $0 + $1.rowCount } }
}
