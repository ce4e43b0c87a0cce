/// An item without explicit guides, for the default positions of guides.
final class BareItem: LayoutItem {
  nonisolated(unsafe) static let shared = BareItem(EnvironmentValues())
}
