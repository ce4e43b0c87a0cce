import DynamicType
import Foundation
import LayoutGeometry
import Testing

@testable import HeadlessSwiftUI

// Expected lengths are read off published pictures of warp-ds/warp-ios at three pixels a point.
@MainActor
@Suite("Text has other distances to views than to text")
struct TextDistanceTests {
  private func height(_ view: some View) -> Double { size(of: view.frame(width: 300)).height }

  /// How much higher a column becomes with each further copy of a view.
  private func pitch(_ view: some View) -> Double {
    let two = height(VStack { ForEach(0..<2) { _ in view } })
    return height(VStack { ForEach(0..<3) { _ in view } }) - two
  }

  @Test("The distance is larger below text than above it")
  func views() {
    // CalloutSnapshotTests: lines between dividers lie 541 pixels below each other for three of them.
    let lines = VStack(alignment: .leading) {
      Text("Callout over content").font(.headline)
      Text("This one sits over the content")
      Divider()
    }
    #expect(abs(pitch(lines) - 541.0 / 9) < 0.2)
    // SliderSnapshotTests: titles of sliders with room around them lie 1,021 pixels below each other for three.
    let slider = VStack {
      Text("Slider with integers").font(.headline)
      ZStack { Color.red }.frame(height: 44).padding()
    }
    #expect(abs(pitch(slider) - 1021.0 / 9) < 0.2)
  }

  @Test("A row of text and an image has the distances of both")
  func rows() {
    // ButtonPillSnapshotTests: four rows of 44 points and two margins of 8 are 672 pixels high.
    let row = HStack {
      Color.red.frame(width: 44, height: 44)
      Text("Flat")
    }
    #expect(abs(pitch(row) - (672.0 / 3 - 60) / 3) < 0.15)
  }

  @Test("A column has the distances of the text at its end")
  func columns() {
    // CalloutSnapshotTests: 81 pixels between the letters of a title and those of a column's first line, as
    // between two texts without a column.
    let title = Text("Inline").font(.title2)
    let line = Text("Callout over content").font(.headline)
    let plain = height(
      VStack {
        title; line
      }
    )
    let inColumn = height(
      VStack {
        title
        VStack {
          line; Divider()
        }
      }
    )
    let column = height(
      VStack {
        line; Divider()
      }
    )
    #expect(abs(inColumn - column - (plain - height(line))) < 0.01)
  }

  @Test("A button with a style of the program has the distances of what the style makes")
  func buttons() {
    struct Bare: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
    let text = Text("Title")
    let plain = Button("Title") {}
    #expect(abs(pitch(plain.buttonStyle(Bare())) - pitch(text)) < 0.01)
    #expect(abs(pitch(plain) - height(text) - 8) < 0.01)
  }

  // The first measures are those of the fonts' files in heights of an em, and the last is the distance below
  // 16 points of them, a half of what two in ExpandableSnapshotTests are.
  @Test(
    "The distance below text follows its font",
    arguments: [
      ("FINN Type", 0.94, 1.2, 0.71, 10.0),
      ("Tori Sans", 1.0, 1.2, 0.7, 10.0),
      ("Inter", 0.96875, 1.21, 0.7275, 9.8),
      ("Blocket Sans", 0.966, 1.268, 0.69, 11.63),
      ("Vend Sans", 1.1, 1.48, 0.7, 15.13),
    ]
  )
  func fonts(_ name: String, ascender: Double, line: Double, cap: Double, below: Double) {
    let measures = FontMeasures(
      ascender: 16 * ascender,
      lineHeight: 16 * line,
      capHeight: 16 * cap,
      leading: 0
    )
    let distances = TextDistances(measures) { $0 }
    #expect(abs(distances.below - below) < 0.25)
    #expect(distances.toText == 0)
  }

  @Test("Text that is offered nothing takes nothing")
  func nothing() {
    // SliderSnapshotTests: the size that its column has by itself leaves the titles out, and they are drawn.
    let title = Text("Slider with integers")
    #expect(size(of: title, width: 0, height: 0) == Size(width: 0, height: 0))
    #expect(size(of: title, width: 300, height: 0).height == height(title))
  }
}
