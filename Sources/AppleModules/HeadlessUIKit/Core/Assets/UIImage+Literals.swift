extension UIImage: _ExpressibleByImageLiteral {
  /// Finds the image of an `#imageLiteral`; an empty image if there is none, where iOS stops.
  public convenience init(imageLiteralResourceName name: String) {
    let found = UIImage(named: name)
    self.init(
      found?.content ?? .missing(.zero),
      name: name,
      options: found?.options ?? ImageOptions()
    )
  }
}

/// The type of an `#imageLiteral` without a type from the context.
public typealias _ImageLiteralType = UIImage

/// The type of a `#colorLiteral` without a type from the context.
public typealias _ColorLiteralType = UIColor
