import DynamicType
import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import Testing

/// A modifier that asks for the text size around it.
private struct Roomy: ViewModifier {
  @Environment(\.dynamicTypeSize) private var size
  @ScaledMetric(relativeTo: .body) private var length = 10.0

  func body(content: Content) -> some View {
    content.padding(size.isAccessibilitySize ? length : 0)
  }
}

@MainActor
@Suite("Properties of modifiers")
struct ModifierStateTests {
  @Test("A modifier reads the environment and lengths that follow the text size")
  func environment() {
    let view = Color.black.frame(width: 20, height: 20).modifier(Roomy())
    #expect(size(of: view).width == 20)
    #expect(size(of: view, .accessibilityExtraExtraExtraLarge).width > 60)
  }
}
