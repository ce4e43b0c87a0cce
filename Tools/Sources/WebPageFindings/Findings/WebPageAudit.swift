public import Diagnostics
public import DynamicType
import ScreenPreview
public import WebPages

/// Finds the faults of a page when the text size changes.
public struct WebPageAudit: Sendable {
  /// The path of the page, as findings name it.
  public let file: String

  /// The source of the page, in which the lines of texts are found.
  public let source: String

  /// Creates an audit of a page.
  public init(file: String, source: String) {
    self.file = file
    self.source = source
  }

  /// Returns the findings of a page in several categories, in ascending order of the categories.
  public func findings(
    _ views: [(category: ContentSizeCategory, observation: PageObservation)]
  ) -> [Finding] {
    textsNotGrowing(views) + textsCut(views) + sidewaysScrolling(views)
  }
}

extension WebPageAudit {
  private typealias Text = PageObservation.Text

  /// Texts of one selector and size that do not grow between the smallest and the largest category.
  private func textsNotGrowing(
    _ views: [(category: ContentSizeCategory, observation: PageObservation)]
  ) -> [Finding] {
    guard let first = views.first, let last = views.last, first.category < last.category else {
      return []
    }
    let large = Dictionary(last.observation.texts.map { ($0.path, $0.size) }) { size, _ in size }
    let fixed = first.observation.texts.filter { text in
      large[text.path].map { $0 <= text.size * 1.01 } ?? false
    }
    return grouped(fixed) { "\(Self.kind(of: $0)) \($0.size)" }.map { texts in
      let text = texts[0]
      let more = texts.count == 1 ? "" : ", and \(texts.count - 1) more like it"
      return Finding(
        rule: .webTextNotGrowing,
        message: "'\(text.text)' in \(text.selector) stays at \(points(text.size)) from "
          + "\(first.category) to \(last.category)\(more)",
        location: location(of: text),
        measures: [Measure(name: "font size", value: text.size, unit: "pt")],
        anchor: text.path
      )
    }
  }

  /// Texts that are clipped, each with the first category in which they are.
  private func textsCut(
    _ views: [(category: ContentSizeCategory, observation: PageObservation)]
  ) -> [Finding] {
    var seen: [String: Int] = [:]
    var found: [(text: Text, categories: [ContentSizeCategory])] = []
    for (category, observation) in views {
      for text in observation.texts where text.cut != nil {
        if let index = seen[text.path] {
          found[index].categories.append(category)
        } else {
          seen[text.path] = found.count
          found.append((text, [category]))
        }
      }
    }
    return found.map { text, categories in
      let edge = text.cut == "bottom" ? "below" : "at the side"
      return Finding(
        rule: .webTextCut,
        message: "'\(text.text)' in \(text.selector) is cut off \(edge) at \(names(categories))",
        location: location(of: text),
        context: categories.map { FindingContext("category", $0.shortName, identifies: false) },
        anchor: text.path
      )
    }
  }

  private func sidewaysScrolling(
    _ views: [(category: ContentSizeCategory, observation: PageObservation)]
  ) -> [Finding] {
    let wide = views.filter { $0.observation.contentWidth > $0.observation.viewWidth + 1 }
    guard let worst = wide.max(by: { $0.observation.contentWidth < $1.observation.contentWidth })
    else { return [] }
    let (width, view) = (worst.observation.contentWidth, worst.observation.viewWidth)
    let cause = worst.observation.widest.map { " because of \($0)" } ?? ""
    return [
      Finding(
        rule: .webScrollsSideways,
        message: "the page is \(points(width)) wide in a view of \(points(view)) at "
          + "\(names(wide.map(\.category)))\(cause)",
        location: SourceLocation(file: file, line: 1),
        measures: [Measure(name: "content width", value: width, unit: "pt")]
      )
    ]
  }
}

extension WebPageAudit {
  /// The name and the classes of an element without its identifier, which is unique to it.
  private static func kind(of text: Text) -> String {
    guard let mark = text.selector.firstIndex(of: "#") else { return text.selector }
    let rest = text.selector[mark...].firstIndex(of: ".").map { text.selector[$0...] } ?? ""
    return String(text.selector[..<mark] + rest)
  }

  /// The elements by key, in the order of the first occurrence of each key.
  private func grouped(_ texts: [Text], by key: (Text) -> String) -> [[Text]] {
    var places: [String: Int] = [:]
    var groups: [[Text]] = []
    for text in texts {
      let name = key(text)
      if let place = places[name] {
        groups[place].append(text)
      } else {
        places[name] = groups.count
        groups.append([text])
      }
    }
    return groups
  }

  /// The position of a text in the source; the first line if its first words are not found.
  private func location(of text: Text) -> SourceLocation {
    let words = text.text.prefix(24)
    var line = 1
    for part in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if let range = part.firstRange(of: words) {
        let column = part.distance(from: part.startIndex, to: range.lowerBound) + 1
        return SourceLocation(file: file, line: line, column: column)
      }
      line += 1
    }
    return SourceLocation(file: file, line: 1)
  }

  private func names(_ categories: [ContentSizeCategory]) -> String {
    let all = ContentSizeCategory.allCases
    let isRun =
      categories.count > 2
      && all.firstIndex(of: categories[0]).map { start in
        all[start...].starts(with: categories)
      } ?? false
    guard isRun, let last = categories.last else {
      return categories.map(\.shortName).joined(separator: ", ")
    }
    return "\(categories[0]) to \(last)"
  }

  private func points(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded)) points" : "\(rounded) points"
  }
}
