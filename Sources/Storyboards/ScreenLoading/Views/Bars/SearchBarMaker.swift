import HeadlessUIKit
import InterfaceBuilder

/// Makes search bars.
enum SearchBarMaker {
  static func make(_ node: ObjectNode, _ values: DocumentValues) -> UISearchBar {
    let bar = node.instance(or: UISearchBar(frame: .zero))
    let texts = values.texts
    bar.text = texts.text("text", of: node, own: node[.searchBar.text])
    bar.placeholder = texts.text("placeholder", of: node, own: node[.searchBar.placeholder])
    bar.prompt = texts.text("prompt", of: node, own: node[.searchBar.prompt])
    bar.showsCancelButton = node[.searchBar.showsCancelButton]
    bar.showsBookmarkButton = node[.searchBar.showsBookmarkButton]
    bar.showsSearchResultsButton = node[.searchBar.showsSearchResultsButton]
    bar.searchBarStyle = node[.searchBar.style] == "minimal" ? .minimal : .default
    bar.showsScopeBar = node[.searchBar.showsScopeBar]
    let scopes = node[.searchBar.scopeButtonTitles]
    if !scopes.isEmpty { bar.scopeButtonTitles = scopes }
    bar.isTranslucent = node[.bar.isTranslucent]
    if node[.bar.style].hasPrefix("black") { bar.barStyle = .black }
    if let color = values.colors.color(node[.bar.barTintColor]) { bar.barTintColor = color }
    return bar
  }
}
