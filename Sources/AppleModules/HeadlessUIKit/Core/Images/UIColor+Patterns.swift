extension UIColor {
  /// Creates a color for a pattern image, which is not drawn: the color is transparent.
  public convenience init(patternImage image: UIImage) {
    self.init(white: 0, alpha: 0)
  }
}
