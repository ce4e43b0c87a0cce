import DynamicType
import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import Snapshots
import Testing

@MainActor
@Suite("What a still screen does not show leaves the picture as it is")
struct StillTests {
  @Test(
    "Animations, transitions and gestures change neither sizes nor drawings",
    arguments: [DynamicType.ContentSizeCategory.large, .accessibilityExtraLarge]
  )
  func unchanged(category: DynamicType.ContentSizeCategory) {
    let plain = Text("Lake")
    let changed = plain.animation(.easeIn(duration: 2).delay(1), value: 1)
      .transition(.move(edge: .top).combined(with: .opacity))
      .contentShape(Rectangle())
      .allowsHitTesting(false)
      .refreshable {}
      .onLongPressGesture {}
    let first = ViewHost(plain).snapshot(traits: traits(category))
    let second = ViewHost(changed).snapshot(traits: traits(category))
    #expect(first.size == second.size)
    #expect(first.root == second.root)
  }

  @Test("A change over time shows its end")
  func animated() {
    struct Growing: View {
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: 10)
          .onAppear { withAnimation(.spring) { width = 30 } }
      }
    }
    #expect(size(of: Growing()).width == 30)
  }

  @Test("A view with a color scheme in its environment is dark, and the views beside it are not")
  func colorScheme() {
    final class Seen {
      var schemes: [ColorScheme] = []
    }
    struct Reader: View {
      @Environment(\.colorScheme) private var scheme
      let seen: Seen
      var body: some View {
        seen.schemes.append(scheme)
        return Color.red
      }
    }
    let seen = Seen()
    let view = HStack {
      Reader(seen: seen).environment(\.colorScheme, .dark)
      Reader(seen: seen).preferredColorScheme(nil)
    }
    _ = ViewHost(view).snapshot(size: Size(width: 10, height: 10), traits: traits())
    #expect(seen.schemes == [.dark, .light])
  }
}
