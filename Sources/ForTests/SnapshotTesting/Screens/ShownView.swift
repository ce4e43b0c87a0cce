import HeadlessUIKit
import Rendering
import Snapshots

/// A view in a window of its own, for as long as a snapshot takes.
struct ShownView {
  let view: UIView
  let controller: UIViewController
  let config: ViewImageConfig
  let traits: UITraitCollection

  /// A controller on a device, or at the size of its view.
  init(
    _ controller: UIViewController,
    on config: ViewImageConfig,
    size: CGSize?,
    traits: UITraitCollection
  ) {
    self.controller = controller
    self.traits = traits
    var config = config
    if let size { config.size = size }
    let isContainer = controller is UINavigationController || controller is UITabBarController
    if isContainer, let size = config.size {
      // Published references show containers between the safe areas at the top and the bottom.
      let height = size.height - config.safeArea.top - config.safeArea.bottom
      config.size = CGSize(width: size.width, height: height)
      config.safeArea.top = 0
      config.safeArea.bottom = 0
    }
    self.config = config
    view = controller.view
  }

  /// A view by itself.
  init(_ view: UIView, size: CGSize?, traits: UITraitCollection) {
    self.view = view
    self.traits = traits
    controller = UIViewController()
    config = ViewImageConfig(size: size ?? view.frame.size)
  }

  /// Shows the view, and hands it over laid out.
  func show<Result>(_ body: (UIView) -> Result) -> Result {
    let all = UITraitCollection(traitsFrom: [config.traits, traits])
    let main = UIScreen.main
    var size = config.size ?? view.frame.size
    let isOwn = controller.view !== view
    if size.width == 0 || size.height == 0 {
      if isOwn {
        return placed(size, all, main.scale) { _ in
          if size.width == 0 && size.height == 0 {
            view.sizeToFit()
          }
          return body(view)
        }
      }
      size = main.bounds.size
    }
    return placed(size, all, main.scale, body)
  }

  private func placed<Result>(
    _ size: CGSize,
    _ all: UITraitCollection,
    _ scale: Double,
    _ body: (UIView) -> Result
  ) -> Result {
    let isOwn = controller.view !== view
    // A view that had no size has none afterwards, so that it fits the next traits, too.
    let frame = view.frame
    let screen = UIScreen(
      size: Size(width: size.width, height: size.height),
      safeArea: config.safeArea,
      traits: UITraitCollection(traitsFrom: [UITraitCollection(displayScale: scale), all])
    )
    let window = screen.performAsCurrent {
      let window = UIWindow(screen: screen)
      window.traitOverrides = UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: scale), all,
      ])
      window.rootViewController = controller
      if isOwn {
        // Last, so that no autoresizing changes the size of the view.
        controller.view.frame.size = size
        controller.view.addSubview(view)
        view.frame.size = size
      }
      return window
    }
    window.layoutIfNeeded()
    let result = body(view)
    if isOwn {
      view.removeFromSuperview()
      view.frame = frame
    }
    window.rootViewController = nil
    return result
  }

  /// The view as a picture with the pixels of the screen.
  var image: UIImage {
    show { view in
      let picture = view.bounds.width > 0 && view.bounds.height > 0
      guard picture, let image = Self.image(of: view.layoutSnapshot()) else {
        return Self.message(view.bounds.size)
      }
      return image
    }
  }

  private static func image(of snapshot: LayoutSnapshot) -> UIImage? {
    // A view without a background is transparent in a picture, as published references are.
    guard let data = try? snapshot.pngData(background: .clear) else { return nil }
    return UIImage(data: Data(data), scale: snapshot.displayScale)
  }

  /// The picture that stands for one without a width or a height.
  private static func message(_ size: CGSize) -> UIImage {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 80))
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .red
    label.text = "No picture of a view that is \(size.width) wide and \(size.height) high."
    return image(of: label.layoutSnapshot()) ?? UIImage()
  }
}
