import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import Snapshots
import Testing

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct FrameKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// Views of the same width: that of the widest, which a reader measures.
private struct EqualWidths: View {
  @State private var width: CGFloat?

  var body: some View {
    VStack {
      ForEach([20, 50, 30], id: \.self) { length in
        Color.red.frame(width: CGFloat(length), height: 10)
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
            }
          )
          .frame(width: width)
          .overlay(Rectangle().fill(Color.blue))
      }
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

private struct Measured: View {
  @State private var size = CGSize.zero

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 70, height: 30)
        .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { size = $0 })
      Color.blue.frame(width: size.width / 2, height: size.height / 2)
    }
  }
}

/// A view as wide as the preference of the choice below it.
private struct Choice: View {
  @State private var width: CGFloat = 0
  let room: CGFloat

  var body: some View {
    VStack(spacing: 0) {
      ViewThatFits {
        Color.red.frame(width: 200, height: 10)
        Color.green.frame(width: 20, height: 10).preference(key: WidthKey.self, value: 33)
      }
      .frame(width: room)
      Rectangle().frame(width: 5 + width, height: 10)
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

@MainActor
@Suite("Views hand values up to those around them")
struct PreferenceTests {
  @Test("The widest view decides about the others")
  func widest() {
    let widths = frames(of: "Rectangle", in: EqualWidths()).map(\.width)
    #expect(widths == [50, 50, 50])
  }

  /// Apple's documentation of `ViewThatFits`: only the first view that fits is shown.
  @Test("The view that a choice shows hands its value up", arguments: [(300, 5), (100, 38)])
  func choice(room: CGFloat, expected: Double) {
    #expect(frames(of: "Rectangle", in: Choice(room: room)).map(\.width) == [expected])
  }

  @Test("The geometry of a view is read once it is placed")
  func geometry() {
    let frames = frames(of: "Color", in: Measured())
    #expect(frames.map(\.width) == [70, 35])
    #expect(frames.map(\.height) == [30, 15])
  }

  @Test("An anchor is read in the coordinates of another view")
  func anchors() {
    let view = VStack(spacing: 0) {
      Color.red.frame(width: 40, height: 10)
      Color.green.frame(width: 20, height: 10)
        .anchorPreference(key: FrameKey.self, value: .bounds) { [$0] }
    }
    .overlayPreferenceValue(FrameKey.self) { anchors in
      GeometryReader { proxy in
        if let anchor = anchors.first {
          Rectangle().frame(width: proxy[anchor].width, height: proxy[anchor].height)
            .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
        }
      }
    }
    #expect(frames(of: "Rectangle", in: view) == [Rect(x: 10, y: 10, width: 20, height: 10)])
  }

  @Test("A named space gives the place of a view in one around it")
  func spaces() {
    var found = CGRect.zero
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 20)
      GeometryReader { proxy in
        let _ = (found = proxy.frame(in: .named("stack")))
        Color.blue
      }
    }
    .coordinateSpace(name: "stack")
    .padding(8)
    _ = size(of: view, width: 100, height: 100)
    #expect(found == CGRect(x: 0, y: 20, width: 84, height: 64))
  }
}
