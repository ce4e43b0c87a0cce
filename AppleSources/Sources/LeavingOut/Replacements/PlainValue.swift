import SwiftSyntax

/// Values that replace a result or a property, by the declared type.
enum PlainValue {
  /// The name of the type that replaces a missing one.
  static let standIn = "LeftOutValue"

  /// A value of a type; `nil` if none is known.
  ///
  /// The box is the label of a marked box; `nil` if no boxes can be made.
  static func of(_ type: TypeSyntax, box: String?) -> String? {
    if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "nil"
    }
    if type.is(ArrayTypeSyntax.self) { return "[]" }
    if type.is(DictionaryTypeSyntax.self) { return "[:]" }
    let text = type.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let box, let view = views[text] { return view.replacing("$", with: box) }
    if let value = values[text] { return value }
    if let opaque = type.as(SomeOrAnyTypeSyntax.self), opaque.someOrAnySpecifier.text == "some" {
      return publisher(opaque.constraint, named: "Publisher")
    }
    if let publisher = publisher(type, named: "AnyPublisher") {
      return "\(publisher).eraseToAnyPublisher()"
    }
    guard let identifier = type.as(IdentifierTypeSyntax.self),
      let arguments = identifier.genericArgumentClause?.arguments
    else { return nil }
    if identifier.name.text == "Binding", arguments.count == 1, let argument = arguments.first,
      case .type(let wrapped) = argument.argument, let value = of(wrapped, box: nil)
    {
      return ".constant(\(value))"
    }
    return generics[identifier.name.text]
  }

  /// An empty publisher for a publisher type with its output and failure.
  private static func publisher(_ type: TypeSyntax, named name: String) -> String? {
    guard let identifier = type.as(IdentifierTypeSyntax.self), identifier.name.text == name,
      let arguments = identifier.genericArgumentClause, arguments.arguments.count == 2
    else { return nil }
    return "Empty\(arguments.trimmedDescription)()"
  }

  private static let numbers = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "TimeInterval", "NSInteger",
  ]

  private static let values: [String: String] = {
    var values = [
      "String": "\"\"", "Substring": "\"\"", "Bool": "false", "Character": "\" \"",
      "CGSize": ".zero", "CGPoint": ".zero", "CGRect": ".zero", "UIEdgeInsets": ".zero",
      "NSRange": "NSRange()", "LocalizedStringKey": "\"\"", "Text": "Text(\"\")",
      "Data": "Data()", "Date": "Date()", "UUID": "UUID()", "IndexSet": "IndexSet()",
      "NSAttributedString": "NSAttributedString()", "AttributedString": "AttributedString()",
      "UIImage": "UIImage()", "UIColor": "UIColor.clear", "Color": "Color.clear",
      "UIFont": "UIFont.preferredFont(forTextStyle: .body)", "Font": "Font.body",
      standIn: "\(standIn)()", "[\(standIn)]": "[]", "AnyHashable": "0",
      "some Scene": "WindowGroup { EmptyView() }", "some Commands": "EmptyCommands()",
      "some ToolbarContent": "ToolbarItem { EmptyView() }", "some Gesture": "TapGesture()",
      "some Shape": "Rectangle()", "some ShapeStyle": "Color.clear",
      "some WidgetConfiguration": "EmptyWidgetConfiguration()", "Animation": ".default",
    ]
    for number in numbers { values[number] = "0" }
    for name in kitClasses { values[name] = "\(name)()" }
    return values
  }()

  /// UIKit classes that can be created without arguments.
  private static let kitClasses = [
    "UIViewController", "UINavigationController", "UITabBarController", "UITableViewController",
    "UILabel", "UIButton", "UIImageView", "UIStackView", "UITextField", "UITextView",
    "UIScrollView", "UITableView", "UISwitch", "UISlider", "UIStepper", "UIProgressView",
    "UIActivityIndicatorView", "UIPageControl", "UISearchBar", "UIToolbar", "UIControl",
    "UIBarButtonItem", "UITapGestureRecognizer", "UIMenu", "UITableViewCell",
    "UICollectionViewCell", "UIRefreshControl", "UISegmentedControl", "UIDatePicker",
    "UIPickerView",
  ]

  private static let views = [
    "some View": "LeftOutView($)", "any View": "LeftOutView($)",
    "AnyView": "AnyView(LeftOutView($))",
    "UIView": "LeftOutBox($)",
  ]

  private static let generics = [
    "Array": "[]", "Set": "[]", "Dictionary": "[:]", "Optional": "nil",
  ]
}
