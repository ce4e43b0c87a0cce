extension UIColor {
  /// Creates a color for a pattern of an image, which is not drawn: the color has no ink.
  public convenience init(patternImage image: UIImage) {
    self.init(white: 0, alpha: 0)
  }
}
