extension UIButton: PrintedContent {
  var printedContent: String? { currentTitle.map { "title = \(Self.quoted($0))" } }
}
