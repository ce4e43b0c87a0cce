// Written by Scripts/generate-tables from Reference/swiftui-facts/environment.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import SwiftUI

struct ClassView: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical
  var body: some View {
    Color.red.onAppear {
      note("compact", horizontal == .compact ? 1 : 0)
      note("regular", vertical == .regular ? 1 : 0)
    }
  }
}
@MainActor @ViewBuilder private func fact1(step: Int) -> some View {
  ClassView()
}

struct ScaleView: View {
  @Environment(\.displayScale) private var scale
  @Environment(\.pixelLength) private var pixel
  var body: some View {
    Color.red.onAppear {
      note("scale", scale)
      note("pixel", pixel)
    }
  }
}
@MainActor @ViewBuilder private func fact2(step: Int) -> some View {
  ScaleView()
}

struct DefaultsView: View {
  @Environment(\.lineLimit) private var limit
  @Environment(\.minimumScaleFactor) private var factor
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.imageScale) private var imageScale
  @Environment(\.lineSpacing) private var spacing
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    Color.red.onAppear {
      note("limit", limit == nil ? 1 : 0)
      note("factor", factor)
      note("alignment", alignment == .leading ? 1 : 0)
      note("medium", imageScale == .medium ? 1 : 0)
      note("spacing", spacing)
      note("enabled", isEnabled ? 1 : 0)
    }
  }
}
@MainActor @ViewBuilder private func fact3(step: Int) -> some View {
  DefaultsView()
}

struct TypeSizeView: View {
  @Environment(\.dynamicTypeSize) private var size
  var body: some View { Text("\(String(describing: size))").accessibilityIdentifier("a") }
}
@MainActor @ViewBuilder private func fact4(step: Int) -> some View {
  TypeSizeView()
}

@MainActor @ViewBuilder private func fact5(step: Int) -> some View {
  Color.red.onAppear {
    note("first", DynamicTypeSize.accessibility1.isAccessibilitySize ? 1 : 0)
    note("last", DynamicTypeSize.xxxLarge.isAccessibilitySize ? 1 : 0)
    note("ordered", DynamicTypeSize.xxxLarge < DynamicTypeSize.accessibility1 ? 1 : 0)
    note("count", CGFloat(DynamicTypeSize.allCases.count))
  }
}

struct LimitedView: View {
  @Environment(\.dynamicTypeSize) private var size
  var body: some View { Text("\(String(describing: size))").accessibilityIdentifier("a") }
}
@MainActor @ViewBuilder private func fact6(step: Int) -> some View {
  LimitedView().dynamicTypeSize(...DynamicTypeSize.xxLarge)
}

struct WidthKey: EnvironmentKey { static let defaultValue: CGFloat = 40 }
extension EnvironmentValues {
  var markWidth: CGFloat {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
}
struct MarkView: View {
  let name: String
  @Environment(\.markWidth) private var width
  var body: some View { Color.red.frame(width: width, height: 20).accessibilityIdentifier(name) }
}
@MainActor @ViewBuilder private func fact7(step: Int) -> some View {
  VStack {
    MarkView(name: "a")
    VStack {
      MarkView(name: "b")
      MarkView(name: "c").environment(\.markWidth, 120)
    }
    .environment(\.markWidth, 80)
  }
}

struct StepKey: EnvironmentKey { static let defaultValue: CGFloat = 40 }
extension EnvironmentValues {
  var stepWidth: CGFloat {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}
struct StepView: View {
  @Environment(\.stepWidth) private var width
  var body: some View { Color.red.frame(width: width, height: 20).accessibilityIdentifier("a") }
}
@MainActor @ViewBuilder private func fact8(step: Int) -> some View {
  StepView().transformEnvironment(\.stepWidth) { $0 += 5 }.environment(\.stepWidth, 100)
}

struct EnabledView: View {
  let name: String
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { Color.red.onAppear { note(name, isEnabled ? 1 : 0) } }
}
@MainActor @ViewBuilder private func fact9(step: Int) -> some View {
  VStack {
    VStack {
      EnabledView(name: "inner").disabled(false)
      EnabledView(name: "other")
    }
    .disabled(true)
    EnabledView(name: "outer")
  }
}

struct MetricView: View {
  @ScaledMetric private var width: CGFloat = 10
  var body: some View { Color.red.frame(width: 20, height: 20).onAppear { note("w", width) } }
}
@MainActor @ViewBuilder private func fact10(step: Int) -> some View {
  MetricView().dynamicTypeSize(.xSmall)
}

struct MetricsView: View {
  @ScaledMetric private var ten: CGFloat = 10
  @ScaledMetric private var thirty: CGFloat = 30
  @ScaledMetric private var ninety: CGFloat = 90
  var body: some View {
    Color.red.onAppear {
      note("ten", ten)
      note("thirty", thirty)
      note("ninety", ninety)
    }
  }
}
@MainActor @ViewBuilder private func fact11(step: Int) -> some View {
  MetricsView().dynamicTypeSize(.accessibility5)
}

struct LargeMetricView: View {
  @ScaledMetric private var width: CGFloat = 37
  var body: some View { Color.red.frame(width: width, height: 20).accessibilityIdentifier("a") }
}
@MainActor @ViewBuilder private func fact12(step: Int) -> some View {
  LargeMetricView()
}

struct RelativeMetricView: View {
  @ScaledMetric(relativeTo: .body) private var body40: CGFloat = 40
  @ScaledMetric(relativeTo: .largeTitle) private var title40: CGFloat = 40
  var body: some View {
    HStack {
      Color.red.frame(width: body40, height: 20).accessibilityIdentifier("a")
      Color.red.frame(width: title40, height: 20).accessibilityIdentifier("b")
    }
  }
}
@MainActor @ViewBuilder private func fact13(step: Int) -> some View {
  RelativeMetricView()
}

struct LiveMetricView: View {
  @ScaledMetric private var width: CGFloat = 30
  var body: some View { Color.red.frame(width: width, height: 20).accessibilityIdentifier("a") }
}
@MainActor @ViewBuilder private func fact14(step: Int) -> some View {
  LiveMetricView()
}

struct SchemeView: View {
  let name: String
  @Environment(\.colorScheme) private var scheme
  var body: some View { Color.red.onAppear { note(name, scheme == .dark ? 1 : 0) } }
}
@MainActor @ViewBuilder private func fact15(step: Int) -> some View {
  VStack {
    SchemeView(name: "light")
    SchemeView(name: "dark").environment(\.colorScheme, .dark)
  }
}

struct FrameModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.frame(width: 60, height: 30).padding(5)
  }
}
@MainActor @ViewBuilder private func fact16(step: Int) -> some View {
  Color.red.accessibilityIdentifier("a").modifier(FrameModifier())
    .background { Color.blue.accessibilityIdentifier("b") }
}

extension Fact {
  static let environment: [Fact] = [
    Fact(
      "environment-sizes",
      "On an iPhone upright the horizontal size class is compact, the vertical one regular.",
      source: "https://developer.apple.com/documentation/swiftui/environmentvalues/horizontalsizeclass",
      expects: ["compact == 1", "regular == 1"],
      fact1
    ),
    Fact(
      "environment-scale",
      "The display scale of a phone with three pixels a point is three, and a pixel a third of a point long.",
      source: "https://developer.apple.com/documentation/swiftui/environmentvalues/displayscale",
      expects: ["scale == 3", "pixel == 1 / 3 ± 0.001"],
      fact2
    ),
    Fact(
      "environment-defaults",
      "Without a change the line limit is nil, the scale factor 1, the alignment leading and the image scale medium.",
      source: "https://developer.apple.com/documentation/swiftui/environmentvalues",
      expects: ["limit == 1", "factor == 1", "alignment == 1", "medium == 1", "spacing == 0", "enabled == 1"],
      fact3
    ),
    Fact(
      "environment-type-size",
      "The Dynamic Type size of the environment is the system's, and follows it.",
      source: "https://developer.apple.com/documentation/swiftui/environmentvalues/dynamictypesize",
      before: ["a.text == \"large\""],
      steps: ["size AX2"],
      expects: ["a.text == \"accessibility2\""],
      fact4
    ),
    Fact(
      "environment-accessibility-size",
      "The first accessibility size is one, the largest of the others is none.",
      source: "https://developer.apple.com/documentation/swiftui/dynamictypesize/isaccessibilitysize",
      expects: ["first == 1", "last == 0", "ordered == 1", "count == 12"],
      fact5
    ),
    Fact(
      "environment-type-size-limited",
      "A limited view finds the limit in its environment, not the system's size.",
      source: "https://developer.apple.com/documentation/swiftui/view/dynamictypesize(_:)",
      steps: ["size AX2"],
      expects: ["a.text == \"xxLarge\""],
      fact6
    ),
    Fact(
      "environment-custom",
      "A key of one's own has its default until a view sets it, for what is in that view.",
      source: "https://developer.apple.com/documentation/swiftui/environmentkey",
      expects: ["a.width == 40", "b.width == 80", "c.width == 120"],
      fact7
    ),
    Fact(
      "environment-transform",
      "A value of the environment can be changed relative to what it was.",
      source: "https://developer.apple.com/documentation/swiftui/view/transformenvironment(_:transform:)",
      expects: ["a.width == 105"],
      fact8
    ),
    Fact(
      "disabled-inside",
      "A view in a disabled one cannot be enabled again.",
      source: "https://developer.apple.com/documentation/swiftui/view/disabled(_:)",
      expects: ["inner == 0", "other == 0", "outer == 1"],
      fact9
    ),
    Fact(
      "scaled-metric-xs",
      "A scaled metric of ten is 8.67 at the smallest size.",
      source: "https://github.com/leboncoin/spark-ios-common",
      expects: ["w == 8.667 ± 0.01"],
      fact10
    ),
    Fact(
      "scaled-metric-ax5",
      "Scaled metrics of 10, 30 and 90 are 28.33, 84.67 and 253.67 at the largest size.",
      source: "https://github.com/leboncoin/spark-ios-common",
      expects: ["ten == 28.333 ± 0.01", "thirty == 84.667 ± 0.01", "ninety == 253.667 ± 0.01"],
      fact11
    ),
    Fact(
      "scaled-metric-large",
      "At Large a scaled metric is what it was written as.",
      source: "https://developer.apple.com/documentation/swiftui/scaledmetric",
      expects: ["a.width == 37"],
      fact12
    ),
    Fact(
      "scaled-metric-relative",
      "A scaled metric relative to a title grows less than one relative to body.",
      source: "https://developer.apple.com/documentation/swiftui/scaledmetric/init(wrappedvalue:relativeto:)",
      before: ["a.width == 40", "b.width == 40"],
      steps: ["size AX5"],
      expects: ["a.width == 112.667", "b.width < 80", "b.width > 60"],
      fact13
    ),
    Fact(
      "scaled-metric-while-shown",
      "A frame of a scaled metric grows while the screen is shown.",
      source: "https://github.com/leboncoin/spark-ios-common",
      before: ["a.width == 30"],
      steps: ["size AX5"],
      expects: ["a.width == 84.667 ± 0.1"],
      fact14
    ),
    Fact(
      "color-scheme",
      "The color scheme of a view can be set, for what is in it.",
      source: "https://developer.apple.com/documentation/swiftui/view/environment(_:_:)",
      expects: ["light == 0", "dark == 1"],
      fact15
    ),
    Fact(
      "view-modifier",
      "A view modifier wraps the view that it is applied to.",
      source: "https://developer.apple.com/documentation/swiftui/viewmodifier",
      expects: ["a.width == 60", "b.width == 70", "b.height == 40"],
      fact16
    ),
  ]
}
