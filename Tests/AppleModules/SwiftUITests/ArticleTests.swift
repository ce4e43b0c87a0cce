import DynamicType
import HeadlessSwiftUI
import Snapshots
import SwiftUI
import Testing

// The typography of an article on SwiftUI (B/43 by SmartBank), with the sizes of two of its styles.
private enum Typography {
  case bodyMedium, displaySmall

  var fontSize: CGFloat { self == .bodyMedium ? 16 : 28 }
  var fontWeight: UIFont.Weight { self == .bodyMedium ? .regular : .bold }
  var lineHeight: CGFloat { self == .bodyMedium ? 24 : 36 }
  var fontMetricsTextStyle: UIFont.TextStyle { self == .bodyMedium ? .callout : .title1 }

  var font: UIFont {
    UIFontMetrics(forTextStyle: fontMetricsTextStyle)
      .scaledFont(for: .systemFont(ofSize: fontSize, weight: fontWeight))
  }

  var lineSpacing: CGFloat {
    let lineHeight = UIFontMetrics(forTextStyle: fontMetricsTextStyle)
      .scaledValue(for: lineHeight)
    return lineHeight - font.lineHeight
  }
}

private struct TypographyModifier: ViewModifier {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  let typography: Typography

  func body(content: Content) -> some View {
    content
      .font(Font(typography.font))
      .lineSpacing(typography.lineSpacing)
      .padding(.vertical, typography.lineSpacing / 2.0)
  }
}

extension View {
  fileprivate func typography(_ typography: Typography) -> some View {
    modifier(TypographyModifier(typography: typography))
  }
}

private struct HomeScreen: View {
  var body: some View {
    VStack {
      Text(verbatim: "Balance").typography(.displaySmall)
      Text(verbatim: "Card").typography(.bodyMedium)
    }
  }
}

@MainActor
@Suite("A typography made of UIKit's fonts")
struct ArticleTests {
  /// The sizes of the fonts of the texts at a text size, in their order.
  private func sizes(_ host: ViewHost, _ category: DynamicType.ContentSizeCategory) -> [Double] {
    let traits = TraitCollection(preferredContentSizeCategory: category, displayScale: 3)
    var sizes: [Double] = []
    host.snapshot(traits: traits).forEach { visit in
      for case .text(let content) in visit.element.drawings {
        sizes += content.fonts.map(\.pointSize)
      }
    }
    return sizes
  }

  // Measured on a device (uifontmetrics-ios26.json): Title 1 scales 28 points to 56 at AX5, Callout 16 to 46.
  @Test func `Fonts follow the text size, launched at it and changed to it`() {
    let host = ViewHost(HomeScreen())
    #expect(sizes(host, .large) == [28, 16])
    #expect(sizes(host, .accessibilityExtraExtraExtraLarge) == [56, 46])
    #expect(sizes(host, .large) == [28, 16])
    #expect(sizes(ViewHost(HomeScreen()), .accessibilityExtraExtraExtraLarge) == [56, 46])
  }
}
