import ScreenAudit

/// A term on the page with an explanation.
struct PageTerm: Sendable {
  let id: String
  let word: String
  let sentence: String

  init(_ id: String, _ word: String, _ sentence: String) {
    self.id = id
    self.word = word
    self.sentence = sentence
  }

  static let largerText = PageTerm(
    "larger-text",
    "Larger Text",
    "The App Store's label for apps whose text grows to 200 % or more on every common task; a screen "
      + "has it here when nothing breaks up to AX3."
  )
  static let notYet = PageTerm(
    "not-yet",
    "Not yet",
    "Something breaks on the screen at AX3 or below, so it does not support Larger Text."
  )
  static let notEvaluated = PageTerm(
    "not-evaluated",
    "Not evaluated",
    "There is no verdict, because the screen shows no text, could not be shown, or not at AX3."
  )
  static let notCovered = PageTerm(
    "not-covered",
    "Not covered",
    "The screen or document could not be shown or judged, so nothing is known about it."
  )
  static let blank = PageTerm(
    "blank",
    "Blank",
    "The document draws nothing, or shows no text: code fills the screen, and its pictures are folded "
      + "away."
  )
  static let error = PageTerm(
    "error",
    "Error",
    "People at a larger text size lose content or cannot do something."
  )
  static let warning = PageTerm(
    "warning",
    "Warning",
    "Something is hard to read or to use at some text sizes, or will break with longer texts."
  )
  static let note = PageTerm(
    "note",
    "Note",
    "Worth a look, but nobody loses anything."
  )
  static let textSize = PageTerm(
    "text-size",
    "Text size",
    "The twelve sizes that a person can choose in Settings: from XS through L, the default, to AX5."
  )
  static let accessibilitySizes = PageTerm(
    "ax",
    "AX1 to AX5",
    "The accessibility sizes, which a switch in Settings adds; body text grows to 53 points at AX5."
  )
  static let body = PageTerm(
    "body",
    "Body",
    "The text style of running text; its size is 17 points at L and stands for the size of all text."
  )
  static let asLaunched = PageTerm(
    "as-launched",
    "As launched",
    "The screen as it looks when the app starts with the text size already chosen."
  )
  static let afterChange = PageTerm(
    "after-a-change",
    "After a change",
    "The screen as it looks when a person changes the text size while it is shown."
  )
  static let uncertain = PageTerm(
    "uncertain",
    "Uncertain",
    "A device may show it differently, for the reason that the finding gives; such findings do not "
      + "prevent a verdict."
  )
  static let invented = PageTerm(
    "invented",
    "Invented text",
    "A text shown in place of a placeholder such as Label; it is made from the outlet's name and the "
      + "app's own texts."
  )
  static let compared = PageTerm(
    "compared",
    "Compared",
    "What is new, gone or changed since the run given by --compare."
  )

  static let all = [
    largerText, notYet, notEvaluated, notCovered, blank, error, warning, note, textSize,
    accessibilitySizes, body, asLaunched, afterChange, uncertain, invented, compared,
  ]
}

extension HTMLReport {
  /// Each term on the page with an explanation.
  var terms: String {
    let items = PageTerm.all.map { term in
      PageTemplates.term(id: term.id, word: term.word, sentence: term.sentence)
    }
    return PageTemplates.terms(terms: items.joined(separator: "\n"))
  }
}
