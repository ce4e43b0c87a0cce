import UIKit

/// Returns a view without content, with a width and a height where they are given.
func box(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> UIView {
  let view = UIView().named(name)
  view.translatesAutoresizingMaskIntoConstraints = false
  view.fix(width: width, height: height)
  return view
}

/// Returns a view with a size of its own, as a label or an image view has.
func content(_ name: String, _ width: CGFloat, _ height: CGFloat) -> ContentView {
  let view = ContentView().named(name)
  view.translatesAutoresizingMaskIntoConstraints = false
  view.size = CGSize(width: width, height: height)
  return view
}

/// Returns a view with a frame.
func framed(
  _ name: String,
  _ x: CGFloat,
  _ y: CGFloat,
  _ width: CGFloat,
  _ height: CGFloat
) -> UIView {
  UIView(frame: CGRect(x: x, y: y, width: width, height: height)).named(name)
}

/// Returns a label in the system's font.
func label(_ name: String, _ text: String, size: CGFloat) -> UILabel {
  let label = UILabel().named(name)
  label.translatesAutoresizingMaskIntoConstraints = false
  label.font = .systemFont(ofSize: size)
  label.text = text
  return label
}

/// Returns an image of a size in points.
func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
    UIColor.black.setFill()
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
  }
}

/// A view with a size of its own.
final class ContentView: UIView {
  var size = CGSize.zero {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize { size }
}

extension UIView {
  /// Gives the view the name by which expectations know it.
  func named(_ name: String) -> Self {
    accessibilityIdentifier = name
    return self
  }

  /// Adds a subview at a place, with a width and a height where they are given.
  func place(
    _ subview: UIView,
    x: CGFloat,
    y: CGFloat,
    width: CGFloat? = nil,
    height: CGFloat? = nil
  ) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    addSubview(subview)
    NSLayoutConstraint.activate([
      subview.leadingAnchor.constraint(equalTo: leadingAnchor, constant: x),
      subview.topAnchor.constraint(equalTo: topAnchor, constant: y),
    ])
    subview.fix(width: width, height: height)
  }

  /// Adds a subview that fills the view.
  func fill(_ subview: UIView) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    addSubview(subview)
    NSLayoutConstraint.activate([
      subview.topAnchor.constraint(equalTo: topAnchor),
      subview.bottomAnchor.constraint(equalTo: bottomAnchor),
      subview.leadingAnchor.constraint(equalTo: leadingAnchor),
      subview.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  /// Adds a subview that fills a guide.
  func fill(_ subview: UIView, to guide: UILayoutGuide) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    addSubview(subview)
    NSLayoutConstraint.activate([
      subview.topAnchor.constraint(equalTo: guide.topAnchor),
      subview.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      subview.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      subview.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  fileprivate func fix(width: CGFloat?, height: CGFloat?) {
    if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
  }
}
