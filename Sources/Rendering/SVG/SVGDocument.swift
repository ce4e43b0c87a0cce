internal import DynamicType
import Snapshots

/// An SVG document that grows element by element.
///
/// Transforms, clips and layers become groups. A group is written when something is drawn in it,
/// so that none is empty.
final class SVGDocument {
  /// What the document is called, or `nil`.
  var title: String?

  private let size: Size
  private var definitions: [String] = []
  private var names: [String: String] = [:]
  private var counts: [String: Int] = [:]
  private var body: [String] = []
  private var groups: [Group] = []

  /// For each saved state, how many groups were open.
  private var marks: [Int] = []

  private struct Group {
    var attributes: String
    var transform: Transform?
    var isWritten = false
  }

  init(size: Size) { self.size = size }

  func save() { marks.append(groups.count) }

  func restore() {
    let mark = marks.popLast() ?? 0
    while groups.count > mark {
      let isWritten = groups.removeLast().isWritten
      if isWritten { body.append(indentation + "</g>") }
    }
  }

  /// Opens a group until the current state is restored.
  func open(_ attributes: String) { groups.append(Group(attributes: attributes)) }

  /// Applies a transform until the current state is restored; transforms in a row become one.
  func open(_ transform: Transform) {
    if groups.count > (marks.last ?? 0), let last = groups.last, !last.isWritten,
      let before = last.transform
    {
      groups[groups.count - 1].transform = transform.concatenating(before)
    } else {
      groups.append(Group(attributes: "", transform: transform))
    }
  }

  /// Adds an element to what is seen.
  func draw(_ element: String) {
    for index in groups.indices where !groups[index].isWritten {
      let transform = groups[index].transform.map {
        SVGMarkup.attribute("transform", SVGMarkup.transform($0))
      }
      body.append(
        String(repeating: "  ", count: index + 1)
          + "<g\(groups[index].attributes)\(transform ?? "")>"
      )
      groups[index].isWritten = true
    }
    body.append(indentation + element)
  }

  /// Defines something to refer to and returns its name; what is equal is defined once.
  ///
  /// The prefix starts the name; `element` makes the element with its name.
  func define(_ prefix: String, _ element: (String) -> String) -> String {
    let key = element("")
    if let name = names[key] { return name }
    let count = (counts[prefix] ?? 0) + 1
    counts[prefix] = count
    let name = "\(prefix)\(count)"
    names[key] = name
    definitions.append("    " + element(name))
    return name
  }

  /// Closes what is still open and returns the whole document.
  func finish() -> String {
    marks = []
    restore()
    let (width, height) = (SVGMarkup.number(size.width), SVGMarkup.number(size.height))
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        + " viewBox=\"0 0 \(width) \(height)\">"
    ]
    if let title { lines.append("  <title>\(SVGMarkup.escape(title))</title>") }
    if !definitions.isEmpty { lines += ["  <defs>"] + definitions + ["  </defs>"] }
    return (lines + body + ["</svg>", ""]).joined(separator: "\n")
  }

  private var indentation: String { String(repeating: "  ", count: groups.count + 1) }
}
