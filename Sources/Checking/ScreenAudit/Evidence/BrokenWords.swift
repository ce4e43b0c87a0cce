import DynamicType
import Snapshots
import Typesetting

extension AuditContext {
  /// Texts in a row that are so narrow that their words break.
  func brokenWords(hint: String) -> [Observation] {
    guard let large else { return [] }
    return larger.flatMap { screen in
      screen.texts.compactMap { text -> Observation? in
        guard !text.element.isInBar, let broken = text.brokenWord,
          let before = large.text(text.key), before.brokenWord == nil,
          let neighbor = neighbor(of: text, in: screen)
        else { return nil }
        return Observation(
          text,
          in: screen,
          predicate: "is squeezed by its neighbor until words break",
          detail: "“\(AuditedObject.shortened(broken))” does not fit into "
            + "\(text.box.width.inWords) pt beside “"
            + "\(AuditedObject.shortened(neighbor.content.string))”",
          measures: [.points("width", text.box.width)],
          hint: hint
        )
      }
    }
  }

  /// Another text at the same height.
  private func neighbor(of text: AuditedText, in screen: AuditedScreen) -> AuditedText? {
    screen.texts.first { other in
      guard other.index != text.index, other.element.scroller == text.element.scroller,
        other.element.indexPath == text.element.indexPath
      else { return false }
      let common = min(other.box.maxY, text.box.maxY) - max(other.box.y, text.box.y)
      let isApart = other.box.maxX <= text.box.x + 1 || text.box.maxX <= other.box.x + 1
      return isApart && common > 0.5 * min(other.box.height, text.box.height)
    }
  }
}

extension AuditedText {
  /// The first word that a line breaks in two without a hyphen, in scripts with spaces.
  fileprivate var brokenWord: String? {
    let units = Array(content.string.utf16)
    for line in content.layout.lines.dropLast() where !line.hasHyphen && !line.endsParagraph {
      let end = line.range.upperBound
      guard end > 0, end < units.count, units[end - 1].isLetterOfSpacedScript,
        units[end].isLetterOfSpacedScript
      else { continue }
      let start = units[..<end].lastIndex { !$0.isLetterOfSpacedScript }.map { $0 + 1 } ?? 0
      let stop = units[end...].firstIndex { !$0.isLetterOfSpacedScript } ?? units.count
      return String(decoding: units[start..<stop], as: UTF16.self)
    }
    return nil
  }
}

extension UInt16 {
  /// Letters in Latin, Greek, Cyrillic, Armenian, Hebrew and Arabic, whose words are separated by spaces and
  /// do not break elsewhere.
  fileprivate var isLetterOfSpacedScript: Bool {
    guard self < 0x0700 || (0x1E00..<0x2000).contains(self), let scalar = Unicode.Scalar(self)
    else { return false }
    return scalar.properties.isAlphabetic
  }
}
