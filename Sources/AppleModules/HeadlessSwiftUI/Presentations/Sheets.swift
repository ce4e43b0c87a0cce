public import Foundation

extension Presentation {
  /// Makes the presentation of a view.
  @MainActor
  static func showing(_ view: AnyView, isCover: Bool, in place: BuildPlace) -> Presentation {
    var inner = place
    inner.environment.list = nil
    inner.environment.isInTabs = false
    inner.environment.isPresented = true
    var content = inner.onlyItem(of: view)
    // The preferred color scheme of the content applies to the whole presentation.
    if let scheme = content.preferenceOrDefault(PreferredColorSchemeKey.self),
      scheme != inner.environment.colorScheme
    {
      inner.environment.colorScheme = scheme
      content = inner.onlyItem(of: view)
    }
    return Presentation(
      isCover ? .cover : .sheet(content.preferenceOrDefault(SheetKey.self)),
      content: content,
      inner.environment
    )
  }
}

extension BuildPlace {
  /// Returns the items of the view as one item.
  fileprivate func onlyItem(of view: AnyView) -> LayoutItem {
    let items = items(of: view, at: .slot(1))
    return items.count == 1 ? items[0] : ContainerItem(items, VStackLayout(), environment)
  }
}

extension EnvironmentValues {
  private enum PresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction() }
  }

  /// Whether the view is presented.
  public internal(set) var isPresented: Bool {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }

  /// The action that dismisses a presentation.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// The presentation that contains the view, under the older name.
  public var presentationMode: Binding<PresentationMode> {
    let isPresented = isPresented
    let dismiss = dismiss
    return Binding(
      get: { PresentationMode(isPresented: isPresented) },
      set: { if !$0.isPresented { dismiss() } }
    )
  }
}

/// The action that dismisses a presentation.
public struct DismissAction {
  var action: () -> Void = {}

  /// Dismisses the presentation; without one it does nothing.
  public func callAsFunction() { action() }
}

/// Whether a view is presented.
public struct PresentationMode {
  /// Whether the view is presented.
  public internal(set) var isPresented: Bool

  /// Dismisses the presentation.
  public mutating func dismiss() { isPresented = false }
}

extension View {
  private nonisolated func presenting<Content: View>(
    _ isPresented: Binding<Bool>,
    isCover: Bool,
    @ViewBuilder _ content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        source: .view(isCover: isCover) {
          guard isPresented.wrappedValue else { return nil }
          let close = DismissAction { isPresented.wrappedValue = false }
          return content().environment(\.dismiss, close).erased
        }
      )
    )
  }

  private nonisolated func presenting<Item: Identifiable, Content: View>(
    _ item: Binding<Item?>,
    isCover: Bool,
    @ViewBuilder _ content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        source: .view(isCover: isCover) {
          guard let value = item.wrappedValue else { return nil }
          let close = DismissAction { item.wrappedValue = nil }
          return content(value).environment(\.dismiss, close).erased
        }
      )
    )
  }

  /// Shows a sheet in front of the screen while a value is true.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(isPresented, isCover: false, content) }

  /// Shows a sheet in front of the screen while a value is present.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(item, isCover: false, content) }

  /// Covers the screen while a value is true.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(isPresented, isCover: true, content) }

  /// Covers the screen while a value is present.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(item, isCover: true, content) }

  /// Shows a popover while a value is true; on a phone it is a sheet.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(isPresented, isCover: false, content) }

  /// Shows a popover while a value is present; on a phone it is a sheet.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(item, isCover: false, content) }
}

/// The place to which a popover points.
public enum PopoverAttachmentAnchor {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point in unit coordinates of the view.
  case point(UnitPoint)
}
