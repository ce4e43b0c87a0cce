import HeadlessUIKit
import SwiftUI
import Testing
import WidgetKit

private struct Tide: TimelineEntry {
  let date: Date
  let level: Int
}

private struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> Tide { Tide(date: .distantPast, level: 0) }
  func getSnapshot(in context: Context, completion: @escaping (Tide) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Tide>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
  }
}

private struct TideView: View {
  @Environment(\.widgetFamily) private var family
  let entry: Tide

  var body: some View {
    Text("\(entry.level) m, \(family.description)").widgetAccentable()
      .containerBackground(for: .widget) { Color.blue }
  }
}

private struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
      .configurationDisplayName("Tide")
      .supportedFamilies([.systemSmall, .accessoryRectangular])
  }
}

private struct TidePreviews: PreviewProvider {
  static var previews: some View {
    ForEach(WidgetFamily.allCases, id: \.self) { family in
      TideView(entry: Tide(date: .distantPast, level: 3))
        .previewContext(WidgetPreviewContext(family: family))
    }
  }
}

/// Expected sizes are those of the Human Interface Guidelines for a screen of 390 by 844 points.
@MainActor
@Suite("Previews of widgets")
struct WidgetPreviewTests {
  @Test(
    "A preview in the place of a widget is as large as the widget",
    arguments: zip(
      [
        WidgetFamily.systemSmall, .systemMedium, .systemLarge, .accessoryCircular,
        .accessoryRectangular, .accessoryInline,
      ],
      [(158, 158), (338, 158), (338, 354), (72, 72), (160, 72), (234, 26)] as [(CGFloat, CGFloat)]
    )
  )
  func size(family: WidgetFamily, size: (width: CGFloat, height: CGFloat)) {
    let view = TideView(entry: Tide(date: .distantPast, level: 3))
      .previewContext(WidgetPreviewContext(family: family))
    let controller = UIHostingController(rootView: view)
    let found = controller.sizeThatFits(in: CGSize(width: 390, height: 844))
    #expect(found == CGSize(width: size.width, height: size.height))
  }

  @Test("Each view of a provider is a preview by itself")
  func provider() {
    #expect(CodePreview.screens(of: TidePreviews.self, "Tide").count == WidgetFamily.allCases.count)
    _ = TideWidget().body
  }
}
