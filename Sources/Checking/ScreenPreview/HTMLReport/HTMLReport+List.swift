import Diagnostics
import ScreenAudit

extension HTMLReport {
  /// The list beside the stage: the search, filters with their counts, and the screens, which the script
  /// inserts.
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
    return PageTemplates.sidebar(filters: filters.map(\.markup))
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
      PageTemplates.screenFilter(
        isHidden: count == 0,
        title: term?.sentence,
        id: id,
        isChosen: id == "all",
        name: name,
        count: count.map { "\($0)" }
      )
    }
  }
}
