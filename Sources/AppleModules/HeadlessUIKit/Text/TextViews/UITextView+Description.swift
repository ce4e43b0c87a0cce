extension UITextView: PrintedContent {
  var printedContent: String? { "text = \(Self.quoted(text))" }
}
