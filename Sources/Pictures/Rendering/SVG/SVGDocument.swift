internal import DynamicType
import Snapshots

/// An SVG document that grows element by element.
///
/// Transforms, clips and layers become groups. A group is written when something is drawn in it,
/// so that none is empty.
final class SVGDocument {
  /// The title of the document, or `nil`.
  var title: String?

  private let size: Size
  /// Whether parts are shared with other documents: names say what they name, and nothing is indented.
  private let isShared: Bool
  private var definitions: [String] = []
  private var names: [String: String] = [:]
  private var counts: [String: Int] = [:]
  private(set) var body: [SheetPart] = []
  /// The definitions of a shared document by their names.
  private(set) var namedDefinitions: [String: String] = [:]
  private var groups: [Group] = []

  /// For each saved state, how many groups were open.
  private var marks: [Int] = []

  private struct Group {
    var attributes: String
    var transform: Transform?
    var isWritten = false
  }

  init(size: Size, isShared: Bool = false) {
    self.size = size
    self.isShared = isShared
  }

  func save() { marks.append(groups.count) }

  func restore() {
    let mark = marks.popLast() ?? 0
    while groups.count > mark {
      let isWritten = groups.removeLast().isWritten
      if isWritten { write("</g>", depth: groups.count) }
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
    writeGroups(groups.indices)
    write(element, depth: groups.count)
  }

  /// Adds glyphs to what is seen; where groups would only move them, they are moved themselves.
  func draw(row: Int, at origin: Point, _ attributes: String) {
    let isMove = { (group: Group) in !group.isWritten && group.transform?.isMove == true }
    let fixed = groups.lastIndex { !isMove($0) }.map { $0 + 1 } ?? 0
    writeGroups(0..<fixed)
    let place = groups[fixed...].reduce(origin) { place, group in
      let move = group.transform ?? .identity
      return Point(x: place.x + move.tx, y: place.y + move.ty)
    }
    func thousandths(_ value: Double) -> Int {
      abs(value) < 1e9 ? Int((value * 1000).rounded()) : 0
    }
    body.append(
      .row(row, x: thousandths(place.x), y: thousandths(place.y), attributes: attributes)
    )
  }

  private func writeGroups(_ range: Range<Int>) {
    for index in range where !groups[index].isWritten {
      let transform = groups[index].transform.map {
        SVGMarkup.attribute("transform", SVGMarkup.transform($0))
      }
      write("<g\(groups[index].attributes)\(transform ?? "")>", depth: index)
      groups[index].isWritten = true
    }
  }

  private func write(_ line: String, depth: Int) {
    body.append(.markup(isShared ? line : String(repeating: "  ", count: depth + 1) + line))
  }

  /// Defines something to refer to and returns its name; what is equal is defined once.
  ///
  /// The prefix starts the name; `element` makes the element with its name.
  func define(_ prefix: String, _ element: (String) -> String) -> String {
    let key = element("")
    if let name = names[key] { return name }
    if isShared {
      let name = Self.name(prefix.prefix(1), of: key)
      names[key] = name
      namedDefinitions[name] = element(name)
      return name
    }
    let count = (counts[prefix] ?? 0) + 1
    counts[prefix] = count
    let name = "\(prefix)\(count)"
    names[key] = name
    definitions.append("    " + element(name))
    return name
  }

  /// A name that is the same for equal elements in all documents: 64 bits of FNV-1a.
  static func name(_ prefix: Substring, of element: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in element.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return prefix + String(hash, radix: 36)
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
    let written = body.compactMap { part in
      if case .markup(let line) = part { line } else { nil }
    }
    return (lines + written + ["</svg>", ""]).joined(separator: "\n")
  }
}

extension Transform {
  fileprivate var isMove: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
