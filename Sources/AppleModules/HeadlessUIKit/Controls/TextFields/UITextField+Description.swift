extension UITextField: PrintedContent {
  var printedContent: String? { text.map { "text = \(Self.quoted($0))" } }
}
