public import Foundation

/// The width of an inspector that its content asks for.
private enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}

/// An inspector beside a view, or a sheet on a narrow screen.
///
/// Apple's documentation of `inspector(isPresented:content:)` has a column at the trailing edge where the width
/// is regular, and a sheet where it is compact.
private struct InspectorModifier<Inspector: View> {
  @Environment(\.horizontalSizeClass) private var sizeClass
  let isPresented: Binding<Bool>
  let inspector: Inspector

  nonisolated init(isPresented: Binding<Bool>, inspector: Inspector) {
    self.isPresented = isPresented
    self.inspector = inspector
  }
}

extension InspectorModifier: ViewModifier {
  func body(content: Content) -> some View {
    if sizeClass == .regular {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented.wrappedValue {
          Divider().ignoresSafeArea()
          InspectorColumn(content: inspector.erased)
        }
      }
    } else {
      content.sheet(isPresented: isPresented) { inspector }
    }
  }
}

/// The column of an inspector.
private struct InspectorColumn: View, PrimitiveView {
  typealias Body = Never

  let content: AnyView

  func items(in place: BuildPlace) -> [LayoutItem] {
    let items = place.items(of: content)
    let item =
      items.count == 1 ? items[0] : ContainerItem(items, VStackLayout(), place.environment)
    return [InspectorColumnItem(item, place.environment)]
  }
}

private final class InspectorColumnItem: WrappingItem {
  /// Apple publishes no width of an inspector whose content asks for none; 320 points, the width of a split
  /// view's column, are an estimate.
  private var width: CGFloat { content.preferenceOrDefault(InspectorWidthKey.self) ?? 320 }

  /// The width ends here; other values are passed on.
  override func computedPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    key == InspectorWidthKey.self ? nil : super.computedPreference(key)
  }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    let offer = ProposedViewSize(width: width, height: proposal.height)
    return CGSize(width: width, height: proposal.height ?? content.size(offer).height)
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    let offer = ProposedViewSize(frame.size)
    let size = content.size(offer)
    let origin = CGPoint(x: (frame.width - size.width) / 2, y: (frame.height - size.height) / 2)
    content.place(in: CGRect(origin: origin, size: size), offered: offer)
  }
}

extension View {
  /// Shows an inspector beside the view while a value is true; on a narrow screen it is a sheet.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: () -> V
  ) -> some View { modifier(InspectorModifier(isPresented: isPresented, inspector: content())) }

  /// Sets the width of the inspector around the view, in points.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width)
  }

  /// Sets the limits of the width of the inspector around the view, in points; it has the ideal one.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View { preference(key: InspectorWidthKey.self, value: ideal) }
}
