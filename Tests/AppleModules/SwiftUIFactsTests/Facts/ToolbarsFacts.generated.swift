// Written by Scripts/generate-tables from Reference/swiftui-facts/toolbars.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import SwiftUI

@MainActor @ViewBuilder private func fact1(step: Int) -> some View {
  NavigationStack {
    Text("Content")
      .toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("First") {}.accessibilityIdentifier("a")
          Spacer()
          Button("Second") {}.accessibilityIdentifier("b")
        }
      }
  }
}

@MainActor @ViewBuilder private func fact2(step: Int) -> some View {
  NavigationStack {
    Text("Content")
      .toolbar {
        Toggle("Bold", systemImage: "bold", isOn: .constant(false)).accessibilityIdentifier("a")
      }
  }
}

@MainActor @ViewBuilder private func fact3(step: Int) -> some View {
  NavigationStack {
    Text("Content")
      .toolbar {
        ToolbarItemGroup(placement: .topBarLeading) {
          Button("A", systemImage: "plus") {}.accessibilityIdentifier("a")
          Button("B", systemImage: "plus") {}.accessibilityIdentifier("b")
        }
        ToolbarSpacer(.fixed, placement: .topBarLeading)
        ToolbarItem(placement: .topBarLeading) {
          Button("C", systemImage: "plus") {}.accessibilityIdentifier("c")
        }
      }
  }
}

extension Fact {
  static let toolbars: [Fact] = [
    Fact(
      "toolbar-group-spacer",
      "A Spacer in a group of the bottom bar pushes the buttons beside it to the sides.",
      source: "https://www.hackingwithswift.com/quick-start/swiftui/how-to-create-a-toolbar-and-add-buttons-to-it",
      expects: ["a.minX < 60", "b.maxX > 333"],
      fact1
    ),
    Fact(
      "toolbar-toggle-button",
      "A Toggle in a toolbar has the style of a button.",
      source: "https://developer.apple.com/documentation/swiftui/togglestyle/automatic",
      expects: ["a.width < 50"],
      fact2
    ),
    Fact(
      "toolbar-shared-platter",
      "On iOS 26 neighboring buttons with images share a background, and a fixed spacer parts them.",
      source: "https://developer.apple.com/videos/play/wwdc2025/323/",
      system: "26",
      expects: ["c.minX - b.maxX > b.minX - a.maxX + 6"],
      fact3
    ),
  ]
}
