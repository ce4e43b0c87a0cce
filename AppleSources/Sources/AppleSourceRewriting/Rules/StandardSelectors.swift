/// Methods of UIKit that programs name in selectors and call as optional requirements.
enum StandardSelectors {
  /// Methods with one parameter, which programs name without its label.
  private static let withParameter: Set<String> = [
    "endEditing", "cut", "copy", "paste", "delete", "select", "selectAll", "viewWillAppear",
    "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "traitCollectionDidChange",
    "toggleBoldface", "toggleItalics", "toggleUnderline", "draw",
  ]

  private static let others = [
    "dismiss": "dismissViewControllerAnimated:completion:",
    "popViewController": "popViewControllerAnimated:",
    "popToRootViewController": "popToRootViewControllerAnimated:",
  ]

  /// The first words of the names of delegate methods.
  private static let delegateWords = [
    "scrollView", "tabBar", "tableView", "collectionView", "textField", "textView", "searchBar",
    "gestureRecognizer", "navigationController", "presentationController",
    "adaptivePresentationStyle", "pickerView", "application", "imagePickerController",
    "indexTitles", "numberOfSections", "sectionIndexTitles", "popoverPresentationController",
    "splitViewController", "pageViewController", "animationDid", "contextMenuInteraction",
  ]

  /// The Objective-C name of a method that is named without labels, and whose target has none.
  static func name(of method: String) -> String {
    others[method] ?? (withParameter.contains(method) ? method + ":" : ObjectiveCName.plain(method))
  }

  /// Whether a method is one of UIKit's delegate protocols, whose requirements have defaults here.
  static func isDelegateMethod(_ name: String) -> Bool {
    delegateWords.contains { name.hasPrefix($0) }
  }
}
