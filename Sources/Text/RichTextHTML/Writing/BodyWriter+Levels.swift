import FontDescriptors
import DynamicType
import RichText

/// An element that holds paragraphs.
struct Level {
  /// Tells the elements apart; an element stays open while its identity does.
  var identity: String
  var start: String
  var end: String
}

extension BodyWriter {
  /// Closes the elements beyond a depth.
  mutating func close(to depth: Int) {
    while open.count > depth { output += open.removeLast().end }
  }

  /// Opens the elements that hold a paragraph, after closing those that do not.
  mutating func enter(_ path: [Level]) {
    let common = zip(open, path).prefix { $0.identity == $1.identity }.count
    close(to: common)
    for level in path.dropFirst(common) {
      output += level.start
      open.append(level)
    }
  }

  /// The elements for a paragraph; `nil` stands for a cell that is part of another.
  mutating func path(_ paragraph: ParagraphPieces) -> (levels: [Level], isContinued: Bool) {
    var levels: [Level] = []
    for cell in paragraph.style.cells {
      if cell.horizontalMerge == .continued || cell.verticalMerge == .continued {
        appendRow(cell, to: &levels)
        return (levels, true)
      }
      appendRow(cell, to: &levels)
      levels.append(
        Level(identity: "c\(cell.column)", start: startTag(cell), end: "</td>\n")
      )
    }
    for (index, list) in paragraph.style.lists.enumerated() {
      let isLast = index == paragraph.style.lists.count - 1
      appendItem(list, marker: isLast ? paragraph.marker : nil, to: &levels)
    }
    if isQuote(paragraph.style) {
      for depth in 0..<Self.quoteDepth(paragraph.style) {
        levels.append(Level(identity: "q\(depth)", start: "<blockquote>\n", end: "</blockquote>\n"))
      }
    }
    return (levels, false)
  }

  func isQuote(_ style: ParagraphStyle) -> Bool {
    style.styleName == ElementStyleName.quote && style.lists.isEmpty
  }

  static func quoteDepth(_ style: ParagraphStyle) -> Int {
    min(max(Int(min(style.headIndent, 1000) / ElementStyleName.indent), 1), 16)
  }

  private mutating func appendRow(_ cell: TextTableCell, to levels: inout [Level]) {
    let width = cell.borders.top.flatMap { $0 }?.width ?? 0
    let border = width > 0 ? " border=\"\(Markup.number(width))\"" : ""
    levels.append(
      Level(identity: "t\(cell.table)", start: "<table\(border)>\n", end: "</table>\n")
    )
    let part = cell.rowFormat.isHeader ? "thead" : "tbody"
    levels.append(Level(identity: part, start: "<\(part)>\n", end: "</\(part)>\n"))
    levels.append(Level(identity: "r\(cell.row)", start: "<tr>\n", end: "</tr>\n"))
  }

  private mutating func startTag(_ cell: TextTableCell) -> String {
    var tag = "<td"
    let columns = cells.columns(of: cell)
    let rows = cells.rows(of: cell)
    if columns > 1 { tag += " colspan=\"\(columns)\"" }
    if rows > 1 { tag += " rowspan=\"\(rows)\"" }
    switch cell.width {
    case .points(let points): tag += " width=\"\(Markup.number(points))\""
    case .percent(let percent): tag += " width=\"\(Markup.number(percent))%\""
    case nil: break
    }
    switch cell.verticalAlignment {
    case .top: tag += " valign=\"top\""
    case .center: tag += " valign=\"middle\""
    case .bottom: tag += " valign=\"bottom\""
    }
    if let color = cell.backgroundColor {
      hasColors = true
      tag += " style=\"background-color:\(StyleColor.text(color))\""
    }
    return tag + ">"
  }

  private mutating func appendItem(_ list: TextList, marker: String?, to levels: inout [Level]) {
    let identity = "l\(list.identifier)"
    let depth = levels.count
    let isOpen =
      open.count > depth + 1 && open[depth].identity == identity
      && zip(open, levels).allSatisfy { $0.identity == $1.identity }
    let isOrdered = ListTag.isOrdered(list.marker)
    levels.append(
      Level(
        identity: identity,
        start: ListTag.start(list, isOrdered),
        end: isOrdered ? "</ol>\n" : "</ul>\n"
      )
    )
    if !isOpen { nextItems[list.identifier] = list.startingNumber }
    if isOpen, marker == nil {
      levels.append(open[depth + 1])
      return
    }
    itemCount += 1
    levels.append(
      Level(identity: "i\(itemCount)", start: itemTag(list, marker), end: "</li>\n")
    )
  }

  /// The tag of an item; one without a marker is a plain block.
  private mutating func itemTag(_ list: TextList, _ marker: String?) -> String {
    guard let marker else { return "<li style=\"display:block\">" }
    let expected = nextItems[list.identifier] ?? list.startingNumber
    nextItems[list.identifier] = expected + 1
    guard list.marker.text(forItem: expected) != marker,
      let number = list.marker.item(ofText: marker), TextList.bounded(number) == number
    else { return "<li>" }
    nextItems[list.identifier] = number + 1
    return "<li value=\"\(number)\">"
  }
}

/// The tags of lists.
private enum ListTag {
  static func isOrdered(_ marker: TextList.Marker) -> Bool {
    ["{decimal", "-alpha}", "-latin}", "-roman}"].contains { marker.rawValue.contains($0) }
  }

  static func start(_ list: TextList, _ isOrdered: Bool) -> String {
    let form = list.marker.rawValue.drop { $0 != "{" }.dropFirst().prefix { $0 != "}" }
    let type = ListMarkers.types.first { $0.name == form }?.type ?? (isOrdered ? "1" : "none")
    let start = list.startingNumber == 1 ? "" : " start=\"\(list.startingNumber)\""
    return isOrdered ? "<ol type=\"\(type)\"\(start)>\n" : "<ul type=\"\(type)\">\n"
  }
}
