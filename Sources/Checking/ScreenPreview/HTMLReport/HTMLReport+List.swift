import Diagnostics
import ScreenAudit

extension HTMLReport {
  /// The list beside the stage: what is looked for, filters with their counts, and the screens, which
  /// the script puts in.
  func sidebar(_ contents: PageContents) -> String {
    let all = contents.screens
    var filters = [
      Filter("all", "All", all.count, nil),
      Filter("refused", "Not yet", all.count { $0.outcome == .notSupported }, .notYet),
      Filter("errors", "Errors", all.count { counts($0)[0] > 0 }, .error),
      Filter(
        "uncovered",
        "Not covered",
        all.count(where: \.isUncovered) + uncovered.count,
        .notCovered
      ),
      Filter("folded", "Blank", all.count(where: \.isFolded), .blank),
    ]
    if earlier != nil { filters.append(Filter("moved", "Compared", nil, .compared)) }
    return """
      <aside class="side" aria-label="Screens">
      <form class="seek" role="search" aria-label="Find screens">
      <input type="search" id="seek" placeholder="Title, class, document" \
      aria-label="Search the screens">
      <fieldset class="chips"><legend class="hidden">Show</legend>
      \(filters.map(\.markup).joined())
      </fieldset>
      </form>
      <p class="tally" id="tally" role="status"></p>
      <div class="rows" id="rows"></div>
      <p class="keys">In the list <kbd>↑</kbd> <kbd>↓</kbd> choose a screen; <kbd>←</kbd> <kbd>→</kbd> \
      choose a text size.</p>
      </aside>
      """
  }

  private struct Filter {
    var id: String
    var name: String
    var count: Int?
    var term: PageTerm?

    init(_ id: String, _ name: String, _ count: Int?, _ term: PageTerm?) {
      self.id = id
      self.name = name
      self.count = count
      self.term = term
    }

    var markup: String {
      let number = count.map { " <b>\($0)</b>" } ?? ""
      let hidden = count == 0 ? " hidden" : ""
      let title = term.map { " title=\"\(Markup.escaped($0.sentence))\"" } ?? ""
      return """
        <label class="chip"\(hidden)\(title)><input type="radio" name="chip" value="\(id)"\
        \(id == "all" ? " checked" : "")><span>\(name)\(number)</span></label>
        """
    }
  }
}
