import RichText

extension Interpreter {
  /// Ends an entry of a table at a semicolon; `false` where semicolons are text.
  mutating func endEntry() -> Bool {
    switch group.destination {
    case .fontTable: endFont()
    case .colorTable: endColor()
    case .expandedColors: endExpandedColor()
    case .styleSheet: endStyle()
    default: return false
    }
    collected.removeAll(keepingCapacity: true)
    return true
  }

  private func hasRoom(_ count: Int) -> Bool { count < options.limits.tableEntries }

  private var collectedName: String {
    var name = String(decoding: collected, as: UTF8.self)[...]
    while let first = name.first, first.isWhitespace { name.removeFirst() }
    while let last = name.last, last.isWhitespace { name.removeLast() }
    return String(name)
  }

  private mutating func endFont() {
    guard hasRoom(header.fonts.count) else { return report(.limitReached("tableEntries")) }
    header.font.name = collectedName
    header.fonts[header.font.number] = header.font
    header.font = HeaderTables.Font()
  }

  private mutating func endColor() {
    guard hasRoom(header.colors.count) else { return report(.limitReached("tableEntries")) }
    func part(_ value: Int32?) -> Double { Double(min(max(value ?? 0, 0), 255)) / 255 }
    let isSet = header.red != nil || header.green != nil || header.blue != nil
    header.colors.append(
      isSet ? Color(red: part(header.red), green: part(header.green), blue: part(header.blue)) : nil
    )
    header.red = nil
    header.green = nil
    header.blue = nil
  }

  private mutating func endExpandedColor() {
    guard hasRoom(header.expandedColors.count) else { return report(.limitReached("tableEntries")) }
    header.expandedColors.append(expandedColor)
    header.colorSpace = nil
    header.components.removeAll(keepingCapacity: true)
  }

  private var expandedColor: Color? {
    let parts = header.components
    switch header.colorSpace {
    case .gray where !parts.isEmpty:
      return Color(white: parts[0], alpha: parts.count > 1 ? parts[1] : 1)
    case .rgb where parts.count >= 3:
      return Color(
        red: parts[0],
        green: parts[1],
        blue: parts[2],
        alpha: parts.count > 3 ? parts[3] : 1
      )
    case .displayP3 where parts.count >= 3:
      return Color(
        displayP3Red: parts[0],
        green: parts[1],
        blue: parts[2],
        alpha: parts.count > 3 ? parts[3] : 1
      )
    default: return nil
    }
  }

  private mutating func endStyle() {
    guard hasRoom(header.styles.count) else { return report(.limitReached("tableEntries")) }
    header.style.name = collectedName
    header.styles[header.style.number] = header.style
    header.style = HeaderTables.Style()
  }

  /// Ends a destination whose group is closed.
  ///
  /// - Parameters:
  ///   - inner: The state at the end of the group.
  ///   - outer: The destination that text goes to now.
  mutating func finish(_ inner: GroupState, in outer: Destination) {
    switch inner.destination {
    case .fontTable where !collectedName.isEmpty: endFont()
    case .colorTable where header.red != nil || header.green != nil || header.blue != nil:
      endColor()
    case .expandedColors where header.colorSpace != nil: endExpandedColor()
    case .styleSheet where !collectedName.isEmpty: endStyle()
    case .informationText:
      if !collectedName.isEmpty { attributes.information[header.information] = collectedName }
    case .fieldInstruction: finishInstruction(of: inner.field)
    case .picture: finishPicture(in: outer)
    case .attachment: finishAttachment(in: outer)
    case .levelMarker: header.level.marker = collectedName
    case .levelText: header.level.text = collected
    case .listLevel:
      if header.list.levels.count < 9 { header.list.levels.append(header.level) }
    case .list:
      guard hasRoom(header.lists.count) else { return report(.limitReached("tableEntries")) }
      header.lists[header.listIdentifier] = header.list
    case .listOverride:
      guard hasRoom(header.overrides.count) else { return report(.limitReached("tableEntries")) }
      header.overrides[header.overrideNumber] = header.listIdentifier
    default: return
    }
    collected.removeAll(keepingCapacity: true)
  }

  /// Reads the address of a field that is a link.
  private mutating func finishInstruction(of field: Int32) {
    guard builder.collectsRuns, field >= 0 else { return }
    if let number = FieldInstruction.number(collected) { numberFields[field] = number }
    guard let link = FieldInstruction.link(collected) else { return }
    fields[Int(field)] = links.place(of: link)
  }
}
