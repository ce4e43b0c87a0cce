import DynamicType
import LayoutGeometry
package import Snapshots
import Typesetting

/// A screen that is asked for its views by name, with what was reported while it was laid out.
package struct FactScreen {
  private let visits: [ElementVisit]
  private let notes: Notebook.Content

  package init(_ snapshot: LayoutSnapshot, notes: Notebook.Content) {
    var visits: [ElementVisit] = []
    snapshot.walk { visit in
      guard !visit.isHidden else { return false }
      visits.append(visit)
      return true
    }
    (self.visits, self.notes) = (visits, notes)
  }

  /// A number that was reported, the log of events, or infinity.
  func value(_ name: String) throws(FactFailure) -> FactValue {
    if name == "log" { return .text(notes.events.joined(separator: " ")) }
    if name == "inf" { return .number(.infinity) }
    guard let number = notes.numbers[name] else { throw FactFailure("\(name) was not reported") }
    return .number(number)
  }

  /// A member of a value that was reported, or a length or another property of the first view with an
  /// identifier.
  func value(of name: String, _ member: String) throws(FactFailure) -> FactValue {
    if let number = notes.numbers["\(name).\(member)"] { return .number(number) }
    guard let visit = visits.first(where: { $0.element.identity.accessibilityIdentifier == name })
    else { throw FactFailure("there is no view \(name)") }
    if let length = Self.lengths[member] { return .number(length(visit.frame)) }
    guard let text = text(in: visit) else { throw FactFailure("the view \(name) has no text") }
    guard let property = Self.properties[member] else {
      throw FactFailure("\(member) is no property of a view")
    }
    return property(text.content, text.place)
  }

  /// The number of views with an identifier, or the place of a text that is drawn.
  func call(_ function: String, _ argument: String) throws(FactFailure) -> FactValue {
    if function == "count" {
      let named = visits.filter { $0.element.identity.accessibilityIdentifier == argument }
      return .number(Double(named.count))
    }
    let drawn = texts.filter { $0.content.string == argument }
    if function == "textCount" { return .number(Double(drawn.count)) }
    guard let read = Self.places[function] else { throw FactFailure("\(function) is no function") }
    guard let text = drawn.first else { throw FactFailure("no text \(argument) is drawn") }
    return .number(read(text.place.onScreen(text.content.lineRect)))
  }

  private static let lengths: [String: @Sendable (Rect) -> Double] = [
    "width": { $0.width }, "height": { $0.height },
    "minX": { $0.x }, "midX": { ($0.x + $0.maxX) / 2 }, "maxX": { $0.maxX },
    "minY": { $0.y }, "midY": { ($0.y + $0.maxY) / 2 }, "maxY": { $0.maxY },
  ]

  private static let places: [String: @Sendable (Rect) -> Double] = [
    "textMinX": { $0.x }, "textMidX": { ($0.x + $0.maxX) / 2 },
    "textMidY": { ($0.y + $0.maxY) / 2 },
  ]

  private static let properties: [String: @Sendable (TextContent, ElementVisit) -> FactValue] = [
    "lines": { text, _ in .number(Double(text.visibleLineCount)) },
    "cut": { text, _ in .number(text.isTruncated || text.isClipped ? 1 : 0) },
    "size": { text, _ in .number(text.fonts.first?.pointSize ?? 0) },
    "drawn": { text, _ in .number((text.fonts.first?.pointSize ?? 0) * text.scaleFactor) },
    "text": { text, _ in .text(text.string) },
    "baseline": { text, place in
      .number(place.onScreen(Point(x: 0, y: text.origin.y + text.layout.firstBaseline)).y)
    },
    "firstLineX": { text, place in .number(place.onScreen(text.lineRect).x) },
    "firstLineMaxX": { text, place in .number(place.onScreen(text.lineRect).maxX) },
  ]

  private typealias DrawnText = (content: TextContent, place: ElementVisit)

  private var texts: [DrawnText] { visits.flatMap(Self.texts) }

  private static func texts(of visit: ElementVisit) -> [DrawnText] {
    (visit.element.drawings + visit.element.overlays).compactMap { drawing in
      if case .text(let text) = drawing { (text, visit) } else { nil }
    }
  }

  /// The first text of a view or of the views in it.
  private func text(in visit: ElementVisit) -> DrawnText? {
    visits.lazy.filter { $0.path.starts(with: visit.path) }.flatMap(Self.texts).first
  }
}

extension TextContent {
  /// The place of the first line in the element's own coordinates.
  fileprivate var lineRect: Rect {
    guard let line = layout.lines.first else {
      return Rect(x: origin.x, y: origin.y, width: 0, height: 0)
    }
    return Rect(
      x: origin.x + line.x,
      y: origin.y + line.top,
      width: line.width,
      height: line.height
    )
  }
}
