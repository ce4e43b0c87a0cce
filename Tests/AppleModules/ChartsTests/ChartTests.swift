import Charts
import Rendering
import Snapshots
import SwiftUI
import Testing

// The charts are those of Apple's article "Creating a chart using Swift Charts" and of the pages of its marks.

private struct ToyShape: Identifiable {
  let type: String
  let count: Double
  var color = "Green"
  var id: String { type + color }
}

private let shapes = [
  ToyShape(type: "Cube", count: 5),
  ToyShape(type: "Sphere", count: 4),
  ToyShape(type: "Pyramid", count: 4),
]

private let colored = [
  ToyShape(type: "Cube", count: 2, color: "Green"),
  ToyShape(type: "Cube", count: 3, color: "Purple"),
  ToyShape(type: "Sphere", count: 1, color: "Green"),
]

private struct Box {
  var text: String
  var frame: CGRect
  var size: CGFloat
}

@MainActor
private func window(_ view: some View, _ size: DynamicTypeSize = .large) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  window.rootViewController = UIHostingController(
    rootView: view.frame(width: 300, height: 200).dynamicTypeSize(size)
  )
  return window
}

@MainActor
private func boxes(_ view: some View, _ size: DynamicTypeSize = .large) -> [Box] {
  var found: [Box] = []
  window(view, size).layoutSnapshot().walk { visit in
    for case .text(let text) in visit.element.drawings {
      let frame = visit.frame
      found.append(
        Box(
          text: text.string,
          frame: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height),
          size: frame.height
        )
      )
    }
    return true
  }
  return found
}

@MainActor
private func texts(_ view: some View, _ size: DynamicTypeSize = .large) -> [String] {
  boxes(view, size).map(\.text)
}

@Suite("Charts")
@MainActor
struct ChartTests {
  private var bars: some View {
    Chart {
      ForEach(shapes) { shape in
        BarMark(x: .value("Shape Type", shape.type), y: .value("Total Count", shape.count))
      }
    }
  }

  @Test("A chart of bars names each bar below it and the round numbers of the axis beside it")
  func namesOfBars() {
    #expect(texts(bars) == ["Cube", "Sphere", "Pyramid", "0", "1", "2", "3", "4", "5"])
  }

  @Test("Labels of axes follow the text size")
  func textSize() throws {
    let small = try #require(boxes(bars).first { $0.text == "Cube" })
    let large = try #require(boxes(bars, .accessibility3).first { $0.text == "Cube" })
    #expect(large.size > 2 * small.size)
  }

  @Test("Labels that meet others are left out, and none overlap")
  func collisions() {
    let found = boxes(bars, .accessibility5)
    #expect(found.count < 9)
    for (index, first) in found.enumerated() {
      for second in found.dropFirst(index + 1) { #expect(!first.frame.intersects(second.frame)) }
    }
  }

  @Test("A chart by a value has a legend with a name for each")
  func legend() {
    let chart = Chart(colored) { shape in
      BarMark(x: .value("Shape Type", shape.type), y: .value("Total Count", shape.count))
        .foregroundStyle(by: .value("Shape Color", shape.color))
    }
    #expect(texts(chart).suffix(2) == ["Green", "Purple"])
    #expect(!texts(chart.chartLegend(.hidden)).contains("Green"))
    let scale = chart.chartForegroundStyleScale(["Purple": Color.purple, "Green": Color.green])
    #expect(texts(scale).suffix(2) == ["Purple", "Green"])
  }

  @Test("Bars of the same value stand on each other")
  func stacks() {
    let chart = Chart(colored) { shape in
      BarMark(x: .value("Type", shape.type), y: .value("Count", shape.count))
        .foregroundStyle(by: .value("Color", shape.color))
    }
    // The cubes are five together.
    #expect(texts(chart).contains("5") && !texts(chart).contains("6"))
    let beside = Chart(colored) { shape in
      BarMark(x: .value("Type", shape.type), y: .value("Count", shape.count))
        .position(by: .value("Color", shape.color))
    }
    #expect(texts(beside).contains("3") && !texts(beside).contains("4"))
  }

  @Test("Axes have the marks, the texts and the sides that the app gives them")
  func axes() throws {
    let chart =
      bars
      .chartXAxis(.hidden)
      .chartYAxis {
        AxisMarks(position: .leading, values: [0, 2.5, 5]) { value in
          AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [2, 2]))
          AxisTick()
          AxisValueLabel {
            if let number = value.as(Double.self) { Text("\(Int(number * 10)) %") }
          }
        }
      }
      .chartYAxisLabel("Share")
    #expect(texts(chart) == ["Share", "0 %", "25 %", "50 %"])
    let label = try #require(boxes(chart).first { $0.text == "25 %" })
    #expect(label.frame.midX < 60)
  }

  @Test("An axis has the ends that the app gives it, or begins at zero")
  func scales() {
    let line = Chart {
      LineMark(x: .value("x", 10), y: .value("y", 52))
      LineMark(x: .value("x", 20), y: .value("y", 58))
    }
    .chartXAxis(.hidden)
    #expect(texts(line).first == "0")
    let tight = line.chartYScale(domain: .automatic(includesZero: false))
    #expect(texts(tight).first == "52")
    let given = line.chartYScale(domain: 50...60).chartYAxis {
      AxisMarks(values: .stride(by: 5.0))
    }
    #expect(texts(given) == ["50", "55", "60"])
  }

  @Test("Dates have labels at the starts of units of the calendar, in the format that is given")
  func dates() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let days = (1...4).compactMap {
      calendar.date(from: DateComponents(year: 2024, month: $0, day: 1))
    }
    let chart = Chart(days, id: \.self) { day in
      BarMark(x: .value("Month", day, unit: .month, calendar: calendar), y: .value("Count", 3))
    }
    .chartYAxis(.hidden)
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { _ in
        AxisValueLabel(
          format: Date.FormatStyle(locale: Locale(identifier: "en_US"), timeZone: .gmt)
            .month(.abbreviated),
          centered: true
        )
      }
    }
    .environment(\.calendar, calendar)
    #expect(texts(chart).prefix(4) == ["Jan", "Feb", "Mar", "Apr"])
  }

  @Test("A view beside a mark stands over it")
  func annotations() throws {
    let chart = Chart {
      RuleMark(y: .value("Limit", 3)).annotation(position: .top, alignment: .leading) {
        Text("Limit")
      }
      BarMark(x: .value("Type", "Cube"), y: .value("Count", 5))
    }
    let found = boxes(chart)
    let note = try #require(found.first { $0.text == "Limit" })
    let three = try #require(found.first { $0.text == "3" })
    #expect(note.frame.maxY < three.frame.midY)
    #expect(note.frame.maxY > three.frame.midY - 20)
  }

  @Test("Parts of a circle have no axes")
  func sectors() {
    let chart = Chart(shapes) { shape in
      SectorMark(
        angle: .value("Count", shape.count),
        innerRadius: .ratio(0.6),
        angularInset: 1
      )
      .foregroundStyle(by: .value("Type", shape.type))
    }
    #expect(texts(chart) == ["Cube", "Sphere", "Pyramid"])
  }

  @Test("A part of an app's own has the marks of its body")
  func ownContent() {
    struct Pair: ChartContent {
      let name: String
      var body: some ChartContent {
        PointMark(x: .value("Name", name), y: .value("Low", 1)).symbol(.square)
        PointMark(x: .value("Name", name), y: .value("High", 2)).symbolSize(80)
      }
    }
    let chart = Chart {
      Pair(name: "a")
      if shapes.count > 2 { Pair(name: "b") }
    }
    #expect(texts(chart).prefix(2) == ["a", "b"])
  }

  @Test("Marks are drawn in the part that labels leave, a higher value higher")
  func drawing() throws {
    let chart = Chart(shapes) { shape in
      LineMark(x: .value("Type", shape.type), y: .value("Count", shape.count))
        .interpolationMethod(.catmullRom)
        .symbol(.circle)
      AreaMark(x: .value("Type", shape.type), y: .value("Count", shape.count)).opacity(0.2)
    }
    var fills = 0
    window(chart).layoutSnapshot().walk { visit in
      for drawing in visit.element.drawings {
        if case .fill = drawing { fills += 1 }
        if case .group = drawing { fills += 1 }
      }
      return true
    }
    #expect(fills >= 4)
  }
}
