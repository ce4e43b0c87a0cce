/// The protocol with which a terminal shows pictures between its text.
package enum ImageProtocol: String, Hashable, Sendable, CaseIterable {
  /// The graphics protocol of kitty, which Ghostty and Konsole know as well.
  case kitty
  /// Inline images of iTerm2, which WezTerm and mintty know as well.
  case iterm
  /// Sixel graphics of DEC's terminals, which xterm, foot and Windows Terminal know.
  case sixel

  /// The protocol named by the environment of a terminal, `nil` for none.
  ///
  /// There is none inside tmux and screen, which pass pictures on only if configured to.
  ///
  /// - Parameter environment: Returns the value of a variable.
  package init?(environment: (String) -> String?) {
    func value(_ name: String) -> String { environment(name) ?? "" }
    guard value("TMUX").isEmpty, value("STY").isEmpty, value("ZELLIJ").isEmpty else { return nil }
    let (term, program) = (value("TERM"), value("TERM_PROGRAM"))
    if !value("KITTY_WINDOW_ID").isEmpty || term == "xterm-kitty" || term == "xterm-ghostty"
      || program == "ghostty"
    {
      self = .kitty
    } else if ["iTerm.app", "WezTerm", "mintty"].contains(program)
      || value("LC_TERMINAL") == "iTerm2"
    {
      self = .iterm
    } else {
      return nil
    }
  }

  /// The query to which a terminal answers with its abilities (DA1 of DEC's terminals), the only one that
  /// every terminal understands.
  package static let question = "\u{1B}[c"

  /// The protocol in an answer to ``question``, where ability 4 means sixel graphics; `nil` without it or
  /// without an answer.
  package init?(answer: some Sequence<UInt8>) {
    let text = String(decoding: Array(answer), as: UTF8.self)
    guard let start = text.firstRange(of: "\u{1B}[?"),
      let end = text[start.upperBound...].firstIndex(of: "c")
    else { return nil }
    let abilities = text[start.upperBound..<end].split(separator: ";").dropFirst()
    guard abilities.contains("4") else { return nil }
    self = .sixel
  }
}
