import DynamicType
import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import Snapshots
import Testing

private struct Closing: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Text("Sheet").onAppear { dismiss() } }
}

private struct Presenter: View {
  @State private var isShown = true

  var body: some View { Text("Below").sheet(isPresented: $isShown) { Closing() } }
}

@MainActor
@Suite("Sheets, covers and alerts are shown in front of a screen")
struct PresentationTests {
  @Test("A sheet is shown while its value is true")
  func sheet() {
    let shown = phone(Text("Below").sheet(isPresented: .constant(true)) { Text("Sheet") })
    #expect(shown.texts == ["Below", "Sheet"])
    let hidden = phone(Text("Below").sheet(isPresented: .constant(false)) { Text("Sheet") })
    #expect(hidden.texts == ["Below"])
    // UIKit's sheet: 10 below the safe area (Reference, SheetSizes).
    #expect(shown.frames(of: "Presentation") == [Rect(x: 0, y: 57, width: 390, height: 787)])
  }

  @Test("A sheet has the height that its content asks for")
  func detents() {
    let view = Text("Below").sheet(isPresented: .constant(true)) {
      Text("Sheet").presentationDetents([.height(200), .large])
    }
    let frame = phone(view).frames(of: "Presentation")[0]
    #expect(frame.maxY == 844)
    #expect(frame.height == 234)
  }

  @Test("A sheet that dismisses itself is gone")
  func dismissed() {
    #expect(phone(Presenter()).texts == ["Below"])
  }

  @Test("An alert has its title, its message and its buttons")
  func alert() {
    let view = Text("Below").alert("Delete?", isPresented: .constant(true)) {
      Button("Delete", role: .destructive) {}
      Button("Keep", role: .cancel) {}
    } message: {
      Text("It cannot be brought back.")
    }
    let screen = phone(view)
    for text in ["Delete?", "It cannot be brought back.", "Delete", "Keep"] {
      #expect(screen.texts.contains(text))
    }
    // UIKit's alert is 270 wide.
    #expect(screen.frames(of: .alert).map(\.width) == [270])
  }

  @Test("A list of actions has a way to give up")
  func actions() {
    let view = Text("Below").confirmationDialog("What?", isPresented: .constant(true)) {
      Button("This") {}
      Button("That") {}
    }
    let texts = phone(view).texts
    #expect(texts.contains("This") && texts.contains("That") && texts.contains("Cancel"))
  }
}
