import DynamicType
import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import LayoutGeometry
import Snapshots
import Testing

@MainActor
@Suite("Choices show what is chosen")
struct PickerTests {
  private func picker(_ selection: Int) -> some View {
    Picker("Size", selection: .constant(selection)) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }
  }

  @Test("A menu shows the chosen option")
  func menu() {
    #expect(phone(picker(2)).texts == ["Large"])
    #expect(phone(List { picker(1) }).texts == ["Size", "Small"])
  }

  @Test("Segments show all options")
  func segmented() {
    let screen = phone(picker(1).pickerStyle(.segmented))
    #expect(screen.texts == ["Small", "Large"])
    let control = UISegmentedControl(items: ["Small", "Large"])
    let height = Double(control.intrinsicContentSize.height)
    #expect(screen.frames(of: .segmentedControl).map(\.height) == [height])
  }

  @Test("Options in a list are rows, the chosen one with a mark")
  func inline() {
    let screen = phone(List { picker(2).pickerStyle(.inline) })
    #expect(screen.texts.contains("Small") && screen.texts.contains("Large"))
    #expect(screen.frames(of: "ListRow").count == 3)
    #expect(screen.frames(of: "Image").count == 1)
  }

  @Test("A wheel has UIKit's height")
  func wheel() {
    let screen = phone(picker(1).pickerStyle(.wheel))
    #expect(screen.frames(of: "Picker").map(\.height) == [216])
  }
}
