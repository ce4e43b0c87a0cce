// Written by Scripts/generate-tables from Reference/swiftui-facts/presentation.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import SwiftUI

@MainActor @ViewBuilder private func fact1(step: Int) -> some View {
  Color.red
    .sheet(isPresented: .constant(step > 0)) {
      Color.blue.accessibilityIdentifier("s")
    }
}

struct SheetItem: Identifiable { let id: Int }
@MainActor @ViewBuilder private func fact2(step: Int) -> some View {
  Color.red
    .sheet(item: .constant(SheetItem(id: 7) as SheetItem?)) { item in
      Text("Item \(item.id)")
    }
}

@MainActor @ViewBuilder private func fact3(step: Int) -> some View {
  Color.red
    .sheet(isPresented: .constant(true)) {
      Color.blue.ignoresSafeArea().accessibilityIdentifier("s").presentationDetents([.medium])
    }
}

@MainActor @ViewBuilder private func fact4(step: Int) -> some View {
  Color.red
    .sheet(isPresented: .constant(true)) {
      GeometryReader { proxy in
        let _ = note("h", proxy.size.height)
        Color.blue
      }
      .presentationDetents([.height(240)])
    }
}

@MainActor @ViewBuilder private func fact5(step: Int) -> some View {
  Color.red
    .sheet(isPresented: .constant(true)) {
      Color.blue.accessibilityIdentifier("s").presentationDetents([.fraction(step == 0 ? 0.25 : 0.75)])
    }
}

@MainActor @ViewBuilder private func fact6(step: Int) -> some View {
  Color.red
    .fullScreenCover(isPresented: .constant(true)) {
      Color.blue.accessibilityIdentifier("s")
    }
}

@MainActor @ViewBuilder private func fact7(step: Int) -> some View {
  Color.red
    .alert("Unable to save", isPresented: .constant(true)) {
      Button("Try again") {}
    } message: {
      Text("The disk is full")
    }
}

@MainActor @ViewBuilder private func fact8(step: Int) -> some View {
  NavigationStack {
    List { Text("Row") }
      .navigationTitle("Title")
      .searchable(text: .constant(""), prompt: "Find")
  }
}

@MainActor @ViewBuilder private func fact9(step: Int) -> some View {
  NavigationStack {
    List { Text("Row") }
      .navigationTitle("Title")
      .searchable(text: .constant(""), isPresented: .constant(true), prompt: "Find")
  }
}

extension Fact {
  static let presentation: [Fact] = [
    Fact(
      "sheet-shown",
      "A sheet that is presented shows its view over the screen.",
      source: "https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)",
      before: ["count(s) == 0"],
      steps: ["step"],
      expects: ["count(s) == 1", "s.width == 393", "s.minY > 40"],
      fact1
    ),
    Fact(
      "sheet-item",
      "A sheet of an item shows the view of the item.",
      source: "https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)",
      expects: ["textCount(Item 7) == 1"],
      fact2
    ),
    Fact(
      "detent-medium",
      "A sheet of the medium detent takes about half the screen.",
      source: "https://developer.apple.com/documentation/swiftui/presentationdetent/medium",
      expects: ["s.minY > 852 * 0.4", "s.minY < 852 * 0.6"],
      fact3
    ),
    Fact(
      "detent-height",
      "The content of a sheet with a detent of a height has that height.",
      source: "https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/custom(identifier:resolver:)",
      expects: ["h == 240"],
      wrong: "A floating sheet of iOS 26 is scaled to fit between its margins, and its content is laid out in the scaled room instead of being scaled with it.",
      fact4
    ),
    Fact(
      "detent-fraction",
      "A smaller fraction makes a lower sheet.",
      source: "https://developer.apple.com/documentation/swiftui/presentationdetent/fraction(_:)",
      before: ["s.minY > 852 * 0.65"],
      steps: ["step"],
      expects: ["s.minY < 852 * 0.4"],
      fact5
    ),
    Fact(
      "cover-fills",
      "A full-screen cover takes the whole screen less its safe area.",
      source: "https://developer.apple.com/documentation/swiftui/view/fullscreencover(ispresented:ondismiss:content:)",
      expects: ["s.minY == 59", "s.maxY == 818", "s.width == 393"],
      fact6
    ),
    Fact(
      "alert-shown",
      "An alert that is presented shows its title, its message and its buttons.",
      source: "https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:)",
      expects: ["textCount(Unable to save) == 1", "textCount(The disk is full) == 1", "textCount(Try again) == 1"],
      fact7
    ),
    Fact(
      "search-26",
      "On iOS 26 the search field of a screen on a phone stands at the bottom.",
      source: "https://developer.apple.com/videos/play/wwdc2025/323/",
      system: "26",
      expects: ["textMidY(Find) > 740"],
      fact8
    ),
    Fact(
      "search-18",
      "On iOS 18 the search field of a screen stands in the navigation bar.",
      source: "https://developer.apple.com/videos/play/wwdc2025/323/",
      system: "18",
      expects: ["textMidY(Find) < 260"],
      fact9
    ),
  ]
}
