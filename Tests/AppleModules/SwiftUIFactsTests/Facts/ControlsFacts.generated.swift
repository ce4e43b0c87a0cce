// Written by Scripts/generate-tables from Reference/swiftui-facts/controls.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import SwiftUI

@MainActor @ViewBuilder private func fact1(step: Int) -> some View {
  Toggle("On", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact2(step: Int) -> some View {
  Toggle("On", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact3(step: Int) -> some View {
  Toggle("On", isOn: .constant(true))
    .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact4(step: Int) -> some View {
  Toggle(isOn: .constant(true)) { Color.red.frame(width: 40, height: 20).accessibilityIdentifier("l") }
}

@MainActor @ViewBuilder private func fact5(step: Int) -> some View {
  Toggle(isOn: .constant(true)) {
    Text("Title").accessibilityIdentifier("t")
    Text("Subtitle").accessibilityIdentifier("s")
  }
}

@MainActor @ViewBuilder private func fact6(step: Int) -> some View {
  Toggle("On", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact7(step: Int) -> some View {
  Slider(value: .constant(0.5)).background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact8(step: Int) -> some View {
  Slider(value: .constant(0.5)) { Color.red.frame(width: 100, height: 200) }
    .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact9(step: Int) -> some View {
  Stepper("Count", value: .constant(1)).background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact10(step: Int) -> some View {
  ProgressView(value: 0.5).background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact11(step: Int) -> some View {
  ProgressView().background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact12(step: Int) -> some View {
  TextField("Name", text: .constant("")).background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact13(step: Int) -> some View {
  SecureField("Name", text: .constant("")).background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact14(step: Int) -> some View {
  TextEditor(text: .constant("One")).background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact15(step: Int) -> some View {
  VStack {
    TextField("Name", text: .constant("1"), axis: .vertical).background { Color.blue.accessibilityIdentifier("a") }
    TextField("Name", text: .constant("1\n2\n3"), axis: .vertical).background { Color.blue.accessibilityIdentifier("b") }
  }
}

@MainActor @ViewBuilder private func fact16(step: Int) -> some View {
  VStack {
    TextField("Name", text: .constant("1\n2\n3\n4\n5\n6"), axis: .vertical).lineLimit(2).background { Color.blue.accessibilityIdentifier("a") }
    TextField("Name", text: .constant("1\n2\n3\n4\n5\n6"), axis: .vertical).background { Color.blue.accessibilityIdentifier("b") }
  }
}

@MainActor @ViewBuilder private func fact17(step: Int) -> some View {
  VStack {
    TextField("Name", text: .constant(""), axis: .vertical).lineLimit(3...6).background { Color.blue.accessibilityIdentifier("a") }
    TextField("Name", text: .constant("1\n2\n3"), axis: .vertical).background { Color.blue.accessibilityIdentifier("b") }
  }
}

@MainActor @ViewBuilder private func fact18(step: Int) -> some View {
  Button {} label: { Color.red.frame(width: 100, height: 50).accessibilityIdentifier("l") }
    .buttonStyle(.plain)
    .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact19(step: Int) -> some View {
  Button {} label: { Color.red.frame(width: 100, height: 50) }
    .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact20(step: Int) -> some View {
  Button {} label: { Color.red.accessibilityIdentifier("l") }.buttonStyle(.plain).frame(height: 40)
}

@MainActor @ViewBuilder private func fact21(step: Int) -> some View {
  Button {} label: { Color.red.frame(width: 60, height: 20).accessibilityIdentifier("l") }
    .buttonStyle(.bordered)
    .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact22(step: Int) -> some View {
  VStack {
    Button("Go") {}.controlSize(.small).background { Color.blue.accessibilityIdentifier("a") }
    Button("Go") {}.controlSize(.regular).background { Color.blue.accessibilityIdentifier("b") }
    Button("Go") {}.controlSize(.large).background { Color.blue.accessibilityIdentifier("c") }
  }
  .buttonStyle(.bordered)
}

struct BoxStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(width: 120, height: 40).background { Color.blue.accessibilityIdentifier("b") }
  }
}
@MainActor @ViewBuilder private func fact23(step: Int) -> some View {
  Button("Go") {}.buttonStyle(BoxStyle())
}

struct WideStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(width: 90, height: 30)
  }
}
@MainActor @ViewBuilder private func fact24(step: Int) -> some View {
  VStack {
    Button("One") {}.background { Color.blue.accessibilityIdentifier("a") }
    Button("Two") {}.background { Color.blue.accessibilityIdentifier("b") }
  }
  .buttonStyle(WideStyle())
}

@MainActor @ViewBuilder private func fact25(step: Int) -> some View {
  Button {} label: { Text("Go").frame(maxWidth: .infinity) }
    .buttonStyle(.borderedProminent)
    .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact26(step: Int) -> some View {
  Label("Lightning", systemImage: "bolt.fill").background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact27(step: Int) -> some View {
  Label {
    Color.red.frame(width: 60, height: 20).accessibilityIdentifier("t")
  } icon: {
    Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("i")
  }
}

@MainActor @ViewBuilder private func fact28(step: Int) -> some View {
  Label {
    Color.red.frame(width: 60, height: 20).accessibilityIdentifier("t")
  } icon: {
    Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("i")
  }
  .labelStyle(.titleOnly)
  .background { Color.green.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact29(step: Int) -> some View {
  Label {
    Color.red.frame(width: 60, height: 20).accessibilityIdentifier("t")
  } icon: {
    Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("i")
  }
  .labelStyle(.iconOnly)
  .background { Color.green.accessibilityIdentifier("b") }
}

struct ColumnStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon
      configuration.title
    }
  }
}
@MainActor @ViewBuilder private func fact30(step: Int) -> some View {
  Label {
    Color.red.frame(width: 60, height: 20).accessibilityIdentifier("t")
  } icon: {
    Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("i")
  }
  .labelStyle(ColumnStyle())
}

@MainActor @ViewBuilder private func fact31(step: Int) -> some View {
  Link("Apple", destination: URL(string: "https://www.apple.com")!).background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact32(step: Int) -> some View {
  DisclosureGroup(isExpanded: .constant(step > 0)) {
    Color.red.frame(height: 30).accessibilityIdentifier("c")
  } label: {
    Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("l")
  }
}

@MainActor @ViewBuilder private func fact33(step: Int) -> some View {
  GroupBox {
    Color.red.frame(height: 30).accessibilityIdentifier("c")
  } label: {
    Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("l")
  }
}

@MainActor @ViewBuilder private func fact34(step: Int) -> some View {
  ContentUnavailableView("Nothing", systemImage: "star", description: Text("Try again"))
    .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact35(step: Int) -> some View {
  Canvas { _, size in
    note("w", size.width)
    note("h", size.height)
  }
  .accessibilityIdentifier("a")
  .frame(width: 120, height: 40)
}

struct BoxView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    CGSize(width: 77, height: 33)
  }
}
@MainActor @ViewBuilder private func fact36(step: Int) -> some View {
  BoxView().background { Color.blue.accessibilityIdentifier("b") }
}

struct PlainBoxView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
}
@MainActor @ViewBuilder private func fact37(step: Int) -> some View {
  PlainBoxView().background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact38(step: Int) -> some View {
  Picker("Size", selection: .constant(1)) {
    Text("One").tag(1)
    Text("Two").tag(2)
  }
  .pickerStyle(.segmented)
  .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact39(step: Int) -> some View {
  Stepper("A long label that takes much room", value: .constant(1)).labelsHidden().background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact40(step: Int) -> some View {
  Color.clear.onAppear {
    let size = UIHostingController(rootView: Color.red.frame(width: 60, height: 40)).sizeThatFits(in: CGSize(width: 500, height: 500))
    note("w", size.width)
    note("h", size.height)
  }
}

@MainActor @ViewBuilder private func fact41(step: Int) -> some View {
  Color.clear.onAppear {
    let size = UIHostingController(rootView: VStack { Color.red }).sizeThatFits(in: CGSize(width: 500, height: 300))
    note("w", size.width)
    note("h", size.height)
  }
}

extension Fact {
  static let controls: [Fact] = [
    Fact(
      "toggle-size-26",
      "The switch of a Toggle is 63 by 28 points on iOS 26.",
      source: "https://github.com/Vercantez/openuikit",
      system: "26",
      expects: ["a.height == 28 ± 0.5", "a.width == 63 ± 2"],
      fact1
    ),
    Fact(
      "toggle-size-18",
      "The switch of a Toggle is 51 by 31 points on iOS 18.",
      source: "https://github.com/wanteddev/montage-ios",
      system: "18",
      expects: ["a.height == 31 ± 0.5", "a.width == 51 ± 2"],
      fact2
    ),
    Fact(
      "toggle-fills",
      "A Toggle with a label is as wide as what is offered.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["b.width == 393", "b.height < 60"],
      fact3
    ),
    Fact(
      "toggle-label-leading",
      "The label of a Toggle stands at the leading edge.",
      source: "https://developer.apple.com/documentation/swiftui/toggle",
      expects: ["l.minX == 0"],
      fact4
    ),
    Fact(
      "toggle-two-texts",
      "The second text of a Toggle's label is a subtitle below the first.",
      source: "https://developer.apple.com/documentation/swiftui/toggle",
      expects: ["s.minY >= t.maxY - 1", "s.minX == t.minX", "s.size < t.size"],
      fact5
    ),
    Fact(
      "toggle-does-not-scale",
      "The switch does not grow with the text.",
      source: "https://github.com/leboncoin/spark-ios",
      system: "26",
      steps: ["size AX5"],
      expects: ["a.height == 28 ± 0.5"],
      fact6
    ),
    Fact(
      "slider-fills",
      "A Slider is as wide as what is offered.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["b.width == 393", "b.height < 60"],
      fact7
    ),
    Fact(
      "slider-label-hidden",
      "The label of a Slider takes no room.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["b.width == 393", "b.height < 60"],
      fact8
    ),
    Fact(
      "stepper-fills",
      "A Stepper with a title is as wide as what is offered, its title at the leading edge.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["b.width == 393", "b.height < 60", "textMinX(Count) == 0"],
      fact9
    ),
    Fact(
      "progress-linear",
      "A ProgressView with a value is as wide as what is offered and low.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["b.width == 393", "b.height < 20"],
      fact10
    ),
    Fact(
      "progress-circular",
      "A ProgressView without a value is a small circle.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["b.width < 50", "b.width == b.height"],
      fact11
    ),
    Fact(
      "text-field-fills",
      "A TextField is as wide as what is offered and a line high.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["b.width == 393", "b.height == 22 ± 0.5"],
      fact12
    ),
    Fact(
      "secure-field-fills",
      "A SecureField is as wide as what is offered and a line high.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["b.width == 393", "b.height == 22 ± 0.5"],
      fact13
    ),
    Fact(
      "text-editor-fills",
      "A TextEditor takes all that is offered.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["b.width == 393", "b.height == 759"],
      fact14
    ),
    Fact(
      "text-field-vertical",
      "A TextField that scrolls vertically grows with its lines.",
      source: "https://developer.apple.com/documentation/swiftui/textfield/init(_:text:axis:)",
      expects: ["b.height >= a.height + 40"],
      fact15
    ),
    Fact(
      "text-field-line-limit",
      "A limit of lines limits the growth of a vertical TextField.",
      source: "https://developer.apple.com/documentation/swiftui/textfield/init(_:text:axis:)",
      expects: ["a.height < b.height - 60", "a.height > 35"],
      fact16
    ),
    Fact(
      "text-field-line-range",
      "The lower bound of a range of lines is the least height of a vertical TextField.",
      source: "https://developer.apple.com/documentation/swiftui/textfield/init(_:text:axis:)",
      expects: ["a.height == b.height"],
      fact17
    ),
    Fact(
      "button-plain",
      "A plain button is as large as its label.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["b.width == 100", "b.height == 50"],
      fact18
    ),
    Fact(
      "button-default",
      "A button of the default style on iOS is as large as its label.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["b.width == 100", "b.height == 50"],
      fact19
    ),
    Fact(
      "button-flexible-label",
      "A plain button with a flexible label takes all that is offered.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["l.width == 393", "l.height == 40"],
      fact20
    ),
    Fact(
      "button-bordered-larger",
      "A bordered button is larger than its label.",
      source: "https://developer.apple.com/documentation/swiftui/borderedbuttonstyle",
      expects: ["b.width > l.width + 10", "b.height > l.height + 6", "l.midX == b.midX"],
      fact21
    ),
    Fact(
      "button-control-sizes",
      "Bordered buttons grow with the control size from small to large.",
      source: "https://developer.apple.com/documentation/swiftui/controlsize",
      expects: ["a.height < b.height", "b.height < c.height"],
      fact22
    ),
    Fact(
      "button-style-own",
      "A button style of one's own decides what a button looks like.",
      source: "https://developer.apple.com/documentation/swiftui/buttonstyle",
      expects: ["b.width == 120", "b.height == 40", "textMidX(Go) == b.midX ± 0.5"],
      fact23
    ),
    Fact(
      "button-style-inherited",
      "A button style on a stack holds for the buttons in it.",
      source: "https://developer.apple.com/documentation/swiftui/view/buttonstyle(_:)",
      expects: ["a.width == 90", "b.width == 90", "a.height == 30"],
      fact24
    ),
    Fact(
      "button-wide-label",
      "A frame of infinite maximum width in the label makes a bordered button as wide as what is offered.",
      source: "https://www.hackingwithswift.com/quick-start/swiftui/how-to-make-two-views-the-same-width-or-height",
      expects: ["b.width == 393", "textMidX(Go) == 196.5 ± 0.5"],
      fact25
    ),
    Fact(
      "label-hugs",
      "A Label is as large as its icon and title.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["b.width < 150", "b.height < 30"],
      fact26
    ),
    Fact(
      "label-icon-before-title",
      "The icon of a Label stands before its title.",
      source: "https://developer.apple.com/documentation/swiftui/label",
      expects: ["i.maxX < t.minX", "i.midY == t.midY ± 2"],
      fact27
    ),
    Fact(
      "label-title-only",
      "A label of the style titleOnly shows no icon.",
      source: "https://developer.apple.com/documentation/swiftui/titleonlylabelstyle",
      expects: ["count(i) == 0", "b.width == 60"],
      fact28
    ),
    Fact(
      "label-icon-only",
      "A label of the style iconOnly shows no title.",
      source: "https://developer.apple.com/documentation/swiftui/icononlylabelstyle",
      expects: ["count(t) == 0", "b.width == 20"],
      fact29
    ),
    Fact(
      "label-style-own",
      "A label style of one's own may put the icon above the title.",
      source: "https://developer.apple.com/documentation/swiftui/labelstyle",
      expects: ["t.minY == i.maxY + 4", "t.midX == i.midX"],
      fact30
    ),
    Fact(
      "link-hugs",
      "A Link is as large as its title.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["b.width < 80", "b.height < 30"],
      fact31
    ),
    Fact(
      "disclosure-closed",
      "A closed DisclosureGroup shows its label alone, an open one its content below.",
      source: "https://developer.apple.com/documentation/swiftui/disclosuregroup",
      before: ["count(c) == 0", "count(l) == 1"],
      steps: ["step"],
      expects: ["count(c) == 1", "c.minY >= l.maxY"],
      fact32
    ),
    Fact(
      "group-box",
      "A GroupBox has its label above its content.",
      source: "https://developer.apple.com/documentation/swiftui/groupbox",
      expects: ["l.maxY <= c.minY", "l.minX == c.minX", "c.minX > 4"],
      fact33
    ),
    Fact(
      "unavailable-fills",
      "A ContentUnavailableView centers its words in all that is offered.",
      source: "https://developer.apple.com/documentation/swiftui/contentunavailableview",
      expects: ["b.width == 393", "b.height == 759", "textMidX(Nothing) == 196.5 ± 0.5", "textMidY(Nothing) < textMidY(Try again)"],
      fact34
    ),
    Fact(
      "canvas-fills",
      "A Canvas takes all that is offered.",
      source: "https://developer.apple.com/documentation/swiftui/canvas",
      expects: ["w == 120", "h == 40"],
      fact35
    ),
    Fact(
      "representable-size",
      "A view of UIKit may decide the size of its representable.",
      source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/sizethatfits(_:uiview:context:)",
      expects: ["b.width == 77", "b.height == 33"],
      fact36
    ),
    Fact(
      "representable-fills",
      "A plain view of UIKit takes all that is offered.",
      source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable",
      expects: ["b.width == 393", "b.height == 759"],
      fact37
    ),
    Fact(
      "picker-segmented",
      "A segmented picker is as wide as what is offered.",
      source: "https://developer.apple.com/documentation/swiftui/segmentedpickerstyle",
      expects: ["b.width == 393", "b.height < 50", "textMidX(One) == 98 ± 6"],
      fact38
    ),
    Fact(
      "labels-hidden",
      "A control whose label is hidden takes no room for it.",
      source: "https://developer.apple.com/documentation/swiftui/view/labelshidden()",
      expects: ["b.width < 150"],
      fact39
    ),
    Fact(
      "hosting-size",
      "A hosting controller answers with the size of a rigid view, whatever it is offered.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["w == 60", "h == 40"],
      fact40
    ),
    Fact(
      "hosting-size-flexible",
      "A hosting controller answers with the offer for a flexible view.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["w == 500", "h == 300"],
      fact41
    ),
  ]
}
