/// An item without guides of its own, for the default places of guides.
final class BareItem: LayoutItem {
  nonisolated(unsafe) static let shared = BareItem(EnvironmentValues())
}
