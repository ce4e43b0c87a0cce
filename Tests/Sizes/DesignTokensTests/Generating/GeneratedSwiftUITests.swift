#if os(Linux)
import Snapshots
import SwiftUI
import Testing

/// A card as an app writes it with what is generated from its tokens.
private struct Card: View {
  private let spacing = BrandSpacing()

  nonisolated init() {}

  var body: some View {
    VStack(alignment: .leading, spacing: spacing.default) {
      Text("Harbour").typography(.bodyLarge)
      Text("Open until ten").typography(.bodyMedium)
    }
  }
}

@Suite("Generated SwiftUI, run")
struct GeneratedSwiftUITests {
  private func fontSizes(_ category: UIContentSizeCategory) -> [CGFloat] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.traitOverrides.preferredContentSizeCategory = category
    window.rootViewController = UIHostingController(rootView: Card())
    var sizes: [CGFloat] = []
    window.layoutSnapshot().walk { visit in
      for drawing in visit.element.drawings {
        guard case .text(let text) = drawing else { continue }
        sizes += text.fonts.map { CGFloat($0.pointSize) }
      }
      return true
    }
    return sizes
  }

  @Test("Text has the sizes of the table, and follows the text size")
  func sizes() {
    #expect(fontSizes(.large) == [22, 16])
    #expect(fontSizes(.accessibilityLarge) == [37, 30])
    #expect(fontSizes(.accessibilityExtraExtraExtraLarge) == [52, 46])
  }

  @Test("Letters of a view have the distance of its token")
  func tracking() {
    let plain = UIHostingController(rootView: Text("Harbour").font(.body))
    let wide = UIHostingController(rootView: VStack { Text("Harbour").font(.body) }.tracking(2))
    let room = CGSize(width: 400, height: 400)
    let difference = wide.sizeThatFits(in: room).width - plain.sizeThatFits(in: room).width
    #expect(difference > 11 && difference < 15)
  }
}
#endif
