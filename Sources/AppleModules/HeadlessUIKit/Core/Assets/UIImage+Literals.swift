extension UIImage: _ExpressibleByImageLiteral {
  /// Finds the image of an `#imageLiteral`; an empty one without such an image, where iOS stops.
  public convenience init(imageLiteralResourceName name: String) {
    let found = UIImage(named: name)
    self.init(
      found?.content ?? .missing(.zero),
      name: name,
      options: found?.options ?? ImageOptions()
    )
  }
}

/// The type of an `#imageLiteral` that stands alone.
public typealias _ImageLiteralType = UIImage

/// The type of a `#colorLiteral` that stands alone.
public typealias _ColorLiteralType = UIColor
