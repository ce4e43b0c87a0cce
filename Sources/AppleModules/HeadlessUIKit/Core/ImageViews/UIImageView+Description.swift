extension UIImageView: PrintedContent {
  var printedContent: String? { image.map { "image = \($0.description)" } }
}
