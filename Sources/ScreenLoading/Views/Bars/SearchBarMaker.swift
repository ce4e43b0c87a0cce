import HeadlessUIKit
import InterfaceBuilder

/// Makes search bars.
enum SearchBarMaker {
  static func make(_ node: ObjectNode, _ values: DocumentValues) -> UISearchBar {
    let bar = UISearchBar(frame: .zero)
    bar.text = values.texts.text("text", of: node) ?? node.text
    bar.placeholder = values.texts.text("placeholder", of: node) ?? node.placeholder
    bar.prompt = values.texts.text("prompt", of: node) ?? node.prompt
    bar.showsCancelButton = node.showsCancelButton
    bar.searchBarStyle = node.searchBarStyle == "minimal" ? .minimal : .default
    if !node.scopeButtonTitles.isEmpty { bar.scopeButtonTitles = node.scopeButtonTitles }
    return bar
  }
}
