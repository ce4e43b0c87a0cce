// Written by Scripts/generate-tables from Reference/swiftui-facts/identity.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import SwiftUI

@MainActor @ViewBuilder private func fact1(step: Int) -> some View {
  HStack(spacing: 10) {
    Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
    if step == 0 { Color.green.frame(width: 70, height: 20).accessibilityIdentifier("g") }
    Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact2(step: Int) -> some View {
  VStack(spacing: 10) {
    Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
    EmptyView()
    Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact3(step: Int) -> some View {
  HStack(spacing: 0) {
    Group {
      Color.red.accessibilityIdentifier("a")
      Color.blue.accessibilityIdentifier("b")
    }
    .frame(width: 60, height: 30)
  }
}

@MainActor @ViewBuilder private func fact4(step: Int) -> some View {
  HStack(spacing: 0) {
    AnyView(Color.red.accessibilityIdentifier("a"))
    AnyView(Color.blue.frame(width: 93)).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact5(step: Int) -> some View {
  Group {
    VStack {
      Text("hello")
        .task { record("textTask") }
        .onChange(of: true, initial: true) { record("textChange") }
        .onAppear { record("textAppear") }
    }
    .task { record("stackTask") }
    .onChange(of: true, initial: true) { record("stackChange") }
    .onAppear { record("stackAppear") }
  }
  .task { record("groupTask") }
  .onChange(of: true, initial: true) { record("groupChange") }
  .onAppear { record("groupAppear") }
}

@MainActor @ViewBuilder private func fact6(step: Int) -> some View {
  Text("hello")
    .task { record("task") }
    .onAppear { record("appear") }
    .onChange(of: true, initial: true) { record("change") }
}

@MainActor @ViewBuilder private func fact7(step: Int) -> some View {
  Text("hello")
    .task { record("task") }
    .onChange(of: true, initial: true) { record("change") }
    .onAppear { record("appear") }
}

@MainActor @ViewBuilder private func fact8(step: Int) -> some View {
  Color.red.frame(width: step == 0 ? 10 : 20).onAppear { record("appear") }
}

@MainActor @ViewBuilder private func fact9(step: Int) -> some View {
  VStack {
    if step == 0 {
      Color.red.onAppear { record("appear") }.onDisappear { record("disappear") }
    }
  }
}

@MainActor @ViewBuilder private func fact10(step: Int) -> some View {
  Color.red.onChange(of: step) { record("change") }
}

@MainActor @ViewBuilder private func fact11(step: Int) -> some View {
  Color.red.onChange(of: step) { old, new in record("\(old)-\(new)") }
}

@MainActor @ViewBuilder private func fact12(step: Int) -> some View {
  Color.red.onChange(of: step, initial: true) { old, new in record("\(old)-\(new)") }
}

struct WideningView: View {
  @State private var width = 10.0
  var body: some View {
    Color.red.frame(width: width, height: 20).accessibilityIdentifier("a").onAppear { width = 90 }
  }
}
@MainActor @ViewBuilder private func fact13(step: Int) -> some View {
  WideningView()
}

@MainActor @ViewBuilder private func fact14(step: Int) -> some View {
  GeometryReader { proxy in
    let _ = note("w", proxy.size.width)
    Color.clear
  }
  .frame(width: 120, height: 20)
  .onAppear { note("seen", noted("w")) }
}

struct GrowingView: View {
  @State private var width = 10.0
  var body: some View {
    Color.red.frame(width: width, height: 20).accessibilityIdentifier("a").onAppear { width += 40 }
  }
}
@MainActor @ViewBuilder private func fact15(step: Int) -> some View {
  VStack {
    GrowingView().padding(step == 0 ? 0 : 10)
  }
}

struct BranchView: View {
  let name: String
  @State private var count = 0
  var body: some View {
    Color.red.onAppear {
      count += 1
      record("\(name)\(count)")
    }
  }
}
@MainActor @ViewBuilder private func fact16(step: Int) -> some View {
  VStack {
    if step % 2 == 0 { BranchView(name: "a") } else { BranchView(name: "b") }
  }
}

struct IdentifiedView: View {
  @State private var count = 0
  var body: some View {
    Color.red.onAppear {
      count += 1
      record("\(count)")
    }
  }
}
@MainActor @ViewBuilder private func fact17(step: Int) -> some View {
  IdentifiedView().id(step)
}

struct SeededView: View {
  @State private var width: Double
  init(width: Double) { _width = State(initialValue: width) }
  var body: some View { Color.red.frame(width: width, height: 20).accessibilityIdentifier("a") }
}
@MainActor @ViewBuilder private func fact18(step: Int) -> some View {
  SeededView(width: step == 0 ? 30 : 80)
}

struct OwnerView: View {
  @State private var width = 30.0
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: width, height: 20).accessibilityIdentifier("a")
      ChildView(width: $width)
    }
  }
}
struct ChildView: View {
  @Binding var width: Double
  var body: some View { Color.blue.frame(width: 20, height: 20).onAppear { width = 75 } }
}
@MainActor @ViewBuilder private func fact19(step: Int) -> some View {
  OwnerView()
}

@Observable final class WidthModel { var width = 30.0 }
struct ModelView: View {
  @State private var model = WidthModel()
  var body: some View {
    Color.red.frame(width: model.width, height: 20).accessibilityIdentifier("a").onAppear { model.width = 66 }
  }
}
@MainActor @ViewBuilder private func fact20(step: Int) -> some View {
  ModelView()
}

struct LetterKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}
@MainActor @ViewBuilder private func fact21(step: Int) -> some View {
  VStack {
    Color.red.preference(key: LetterKey.self, value: "a")
    HStack {
      Color.red.preference(key: LetterKey.self, value: "b")
      Color.red.preference(key: LetterKey.self, value: "c")
    }
    Color.red.preference(key: LetterKey.self, value: "d")
  }
  .onPreferenceChange(LetterKey.self) { value in
    record(value)
  }
}

struct ReplacedKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}
@MainActor @ViewBuilder private func fact22(step: Int) -> some View {
  VStack {
    Color.red.preference(key: ReplacedKey.self, value: "a")
  }
  .preference(key: ReplacedKey.self, value: "z")
  .onPreferenceChange(ReplacedKey.self) { value in
    record(value)
  }
}

struct ChangedKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}
@MainActor @ViewBuilder private func fact23(step: Int) -> some View {
  VStack {
    Color.red.preference(key: ChangedKey.self, value: "a")
  }
  .transformPreference(ChangedKey.self) { $0 += "b" }
  .onPreferenceChange(ChangedKey.self) { value in
    record(value)
  }
}

struct NumberKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}
@MainActor @ViewBuilder private func fact24(step: Int) -> some View {
  Color.red.preference(key: NumberKey.self, value: step + 5)
    .onPreferenceChange(NumberKey.self) { value in
      record("\(value)")
    }
}

struct WidestKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
struct WidestView: View {
  @State private var width: CGFloat?
  func cell(_ own: CGFloat, _ name: String) -> some View {
    Color.red.frame(width: own, height: 20)
      .background(GeometryReader { proxy in Color.clear.preference(key: WidestKey.self, value: proxy.size.width) })
      .frame(width: width)
      .background { Color.blue.accessibilityIdentifier(name) }
  }
  var body: some View {
    VStack {
      cell(40, "a")
      cell(90, "b")
    }
    .onPreferenceChange(WidestKey.self) { value in
      MainActor.assumeIsolated { width = value }
    }
  }
}
@MainActor @ViewBuilder private func fact25(step: Int) -> some View {
  WidestView()
}

struct MarkedView: View {
  let name: String
  var body: some View {
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier(name).onAppear { tally("appeared") }
  }
}
@MainActor @ViewBuilder private func fact26(step: Int) -> some View {
  HStack(spacing: 0) {
    ForEach(step == 0 ? ["a", "b", "c"] : ["c", "a", "b"], id: \.self) { MarkedView(name: $0) }
  }
}

extension Fact {
  static let identity: [Fact] = [
    Fact(
      "condition-removes-room",
      "A view that a condition removes takes neither room nor spacing.",
      source: "https://developer.apple.com/videos/play/wwdc2021/10022/",
      before: ["b.minX == a.maxX + 90", "count(g) == 1"],
      steps: ["step"],
      expects: ["b.minX == a.maxX + 10", "count(g) == 0", "a.minX == 196.5 - 55"],
      fact1
    ),
    Fact(
      "empty-view-no-room",
      "An EmptyView in a stack takes neither room nor spacing.",
      source: "https://developer.apple.com/documentation/swiftui/emptyview",
      expects: ["b.minY == a.maxY + 10"],
      fact2
    ),
    Fact(
      "group-modifier",
      "A modifier on a Group is applied to each of its views.",
      source: "https://developer.apple.com/documentation/swiftui/group",
      expects: ["a.width == 60", "b.width == 60", "b.minX == a.maxX"],
      fact3
    ),
    Fact(
      "any-view-layout",
      "An AnyView has the layout of the view in it.",
      source: "https://developer.apple.com/documentation/swiftui/anyview",
      expects: ["a.width == 300"],
      fact4
    ),
    Fact(
      "appear-order",
      "What appears first is the innermost view, in the order of the modifiers; tasks start after all of them.",
      source: "https://android.benigumo.com/20240328/onappear-onchange-task",
      expects: ["log == \"textChange textAppear stackChange stackAppear groupChange groupAppear textTask stackTask groupTask\""],
      fact5
    ),
    Fact(
      "appear-modifier-order",
      "onAppear and an initial onChange run in the order in which they are written.",
      source: "https://android.benigumo.com/20240328/onappear-onchange-task",
      expects: ["log == \"appear change task\""],
      fact6
    ),
    Fact(
      "appear-before-task",
      "A task that is written first still runs after onAppear.",
      source: "https://android.benigumo.com/20240328/onappear-onchange-task",
      expects: ["log == \"change appear task\""],
      fact7
    ),
    Fact(
      "appear-once",
      "onAppear runs once, though the view is updated.",
      source: "https://developer.apple.com/documentation/swiftui/view/onappear(perform:)",
      steps: ["step"],
      expects: ["log == \"appear\""],
      fact8
    ),
    Fact(
      "disappear",
      "A view that is removed disappears.",
      source: "https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:)",
      before: ["log == \"appear\""],
      steps: ["step"],
      expects: ["log == \"appear disappear\""],
      wrong: "`onDisappear` runs no action, not even for a view that a change of state removes.",
      fact9
    ),
    Fact(
      "change-not-initial",
      "onChange does not run for the first value.",
      source: "https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg",
      expects: ["log == \"\""],
      fact10
    ),
    Fact(
      "change-values",
      "onChange is given the old and the new value.",
      source: "https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg",
      steps: ["step", "step"],
      expects: ["log == \"0-1 1-2\""],
      fact11
    ),
    Fact(
      "change-initial",
      "An initial onChange is given the same value twice.",
      source: "https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg",
      expects: ["log == \"0-0\""],
      fact12
    ),
    Fact(
      "state-set-on-appear",
      "State that is set in onAppear is in the screen that is shown.",
      source: "https://fatbobman.com/en/posts/onappear-call-timing/",
      expects: ["a.width == 90"],
      fact13
    ),
    Fact(
      "appear-after-layout",
      "onAppear runs after the first layout, so it finds what a GeometryReader saw.",
      source: "https://fatbobman.com/en/posts/onappear-call-timing/",
      expects: ["seen == 120"],
      fact14
    ),
    Fact(
      "state-kept",
      "A view that stays at its place keeps its state when the view around it changes.",
      source: "https://developer.apple.com/videos/play/wwdc2021/10022/",
      before: ["a.width == 50"],
      steps: ["step"],
      expects: ["a.width == 50"],
      fact15
    ),
    Fact(
      "state-lost-in-branches",
      "The two branches of a condition have states of their own.",
      source: "https://developer.apple.com/videos/play/wwdc2021/10022/",
      steps: ["step", "step"],
      expects: ["log == \"a1 b1 a1\""],
      fact16
    ),
    Fact(
      "id-resets-state",
      "A new identity gives a view new state.",
      source: "https://developer.apple.com/documentation/swiftui/view/id(_:)",
      steps: ["step"],
      expects: ["log == \"1 1\""],
      fact17
    ),
    Fact(
      "state-initial-value",
      "A new value for state that is passed in does not replace the state that a view has.",
      source: "https://developer.apple.com/documentation/swiftui/state",
      steps: ["step"],
      expects: ["a.width == 30"],
      fact18
    ),
    Fact(
      "binding-updates",
      "A binding changes the state of the view that owns it.",
      source: "https://developer.apple.com/documentation/swiftui/binding",
      expects: ["a.width == 75"],
      fact19
    ),
    Fact(
      "observable-updates",
      "A view that reads a property of an observable object follows it.",
      source: "https://developer.apple.com/documentation/swiftui/migrating-from-the-observable-object-protocol-to-the-observable-macro",
      expects: ["a.width == 66"],
      fact20
    ),
    Fact(
      "preference-order",
      "A preference is reduced in the order of the views.",
      source: "https://developer.apple.com/documentation/swiftui/preferencekey/reduce(value:nextvalue:)",
      expects: ["log == \"abcd\""],
      fact21
    ),
    Fact(
      "preference-replaces",
      "A preference of a view replaces those of the views in it.",
      source: "https://developer.apple.com/documentation/swiftui/view/preference(key:value:)",
      expects: ["log == \"z\""],
      fact22
    ),
    Fact(
      "preference-transform",
      "A preference can be changed on its way up.",
      source: "https://developer.apple.com/documentation/swiftui/view/transformpreference(_:_:)",
      expects: ["log == \"ab\""],
      fact23
    ),
    Fact(
      "preference-changes",
      "An action for a preference runs again when the value changes.",
      source: "https://developer.apple.com/documentation/swiftui/view/onpreferencechange(_:perform:)",
      steps: ["step"],
      expects: ["log == \"5 6\""],
      fact24
    ),
    Fact(
      "preference-widest",
      "Views can be made as wide as the widest by a preference of their widths.",
      source: "https://developer.apple.com/documentation/swiftui/preferencekey",
      expects: ["a.width == 90", "b.width == 90"],
      fact25
    ),
    Fact(
      "foreach-identity",
      "Views of a ForEach keep their state when the order of the data changes.",
      source: "https://developer.apple.com/videos/play/wwdc2021/10022/",
      before: ["appeared == 3", "a.minX < b.minX", "b.minX < c.minX"],
      steps: ["step"],
      expects: ["appeared == 3", "c.minX < a.minX", "a.minX < b.minX"],
      fact26
    ),
  ]
}
