import DynamicType

extension FontRequest: CustomStringConvertible {
  /// The descriptor, and how the size follows the text size.
  public var description: String {
    switch scaling {
    case .fixed: "\(descriptor), fixed"
    case .preferred(let style): "\(descriptor), preferred font of \(style)"
    case .scaled(let base):
      "\(descriptor), scaled as \(base.textStyle) from \(FontDescriptor.points(base.pointSize))"
        + (base.maximumPointSize.map { " up to \(FontDescriptor.points($0))" } ?? "")
    }
  }
}
