import HeadlessUIKit
import LayoutGeometry
import Rendering
import Testing

@testable import SnapshotTesting

@Suite("Snapshots of views")
struct ViewSnapshotTests {
  private func described(
    _ controller: UIViewController,
    on config: ViewImageConfig,
    _ category: UIContentSizeCategory? = nil
  ) -> String {
    var text = ""
    let traits = category.map { UITraitCollection(preferredContentSizeCategory: $0) }
    let way = Snapshotting<UIViewController, String>.recursiveDescription(
      on: config,
      traits: traits ?? UITraitCollection()
    )
    way.snapshot(controller).run { text = $0 }
    return text
  }

  private func titled() -> UIViewController {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    label.text = "A title"
    label.translatesAutoresizingMaskIntoConstraints = false
    let controller = UIViewController()
    controller.view.addSubview(label)
    let margins = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    return controller
  }

  /// Line heights of Title 1 on a screen of three pixels to a point, as published references have them.
  @Test(
    "A tree of views follows the text size of a snapshot",
    arguments: [
      (UIContentSizeCategory.extraSmall, "30"), (.medium, "32.3333"), (.large, "33.6667"),
      (.accessibilityExtraLarge, "57.3333"), (.accessibilityExtraExtraExtraLarge, "69.3333"),
    ]
  )
  func category(_ category: UIContentSizeCategory, _ height: String) {
    #expect(
      described(titled(), on: .iPhoneSe, category) == """
        <UIView; frame = (0 0; 320 568); autoresize = W+H; layer = <CALayer>>
           | <UILabel; frame = (16 20; 288 \(height)); text = 'A title'; \
        userInteractionEnabled = NO; layer = <_UILabelLayer>>
        """
    )
  }

  /// The text links of leboncoin/spark-ios-component-text-link in UIKit are transparent around their text, in light and
  /// dark mode.
  @Test(
    "A view without a background is transparent in its picture",
    arguments: [UIUserInterfaceStyle.light, .dark]
  )
  func transparent(_ style: UIUserInterfaceStyle) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 10))
    mark.backgroundColor = .red
    view.addSubview(mark)
    var picture: UIImage?
    Snapshotting<UIView, UIImage>.image(traits: UITraitCollection(userInterfaceStyle: style))
      .snapshot(view).run { picture = $0 }
    let data = try #require(picture?.pngData())
    let canvas = try Canvas(.png(scale: 1), size: Size(width: 10, height: 10))
    try canvas.draw(Rendering.Image(Array(data)), in: Rect(x: 0, y: 0, width: 10, height: 10))
    let pixels = try #require(canvas.bitmap())
    #expect(pixels.color(x: 9, y: 5).alpha == 0)
    #expect(pixels.color(x: 0, y: 5).alpha == 1)
  }

  @Test func `One controller is shown on devices one after the other`() {
    let controller = titled()
    #expect(described(controller, on: .iPhoneX).contains("(16 44; 343 32.3333)"))
    #expect(described(controller, on: .iPhoneX(.landscape)).contains("frame = (0 0; 812 375)"))
    #expect(
      described(controller, on: .iPadPro11(.landscape(splitView: .oneHalf)))
        .contains("frame = (0 0; 592 834)")
    )
    #expect(controller.view.window == nil)
  }

  @Test func `A view is a picture as large as it fits`() throws {
    let label = UILabel()
    label.text = "Hello"
    var picture: UIImage?
    let way = Snapshotting<UIView, UIImage>.image(
      traits: UITraitCollection(displayScale: 2)
    )
    way.snapshot(label).run { picture = $0 }
    let size = try #require(picture?.size)
    #expect(label.bounds.size == .zero)
    #expect(size.width > 30 && size.height > 20)
    #expect(way.pathExtension == "png")
  }

  @Test func `A view without a height is a picture that says so`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 350, height: 0))
    var picture: UIImage?
    Snapshotting<UIView, UIImage>.image.snapshot(view).run { picture = $0 }
    #expect(picture?.size == CGSize(width: 400, height: 80))
  }

  @Test func `Pictures are compared by share and by what a person sees`() throws {
    func picture(_ white: CGFloat, dot: Bool = false) throws -> UIImage {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = UIColor(white: white, alpha: 1)
      if dot {
        let one = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        one.backgroundColor = .black
        view.addSubview(one)
      }
      var picture: UIImage?
      Snapshotting<UIView, UIImage>.image.snapshot(view).run { picture = $0 }
      return try #require(picture)
    }
    let (gray, alike, dotted) = (
      try picture(0.5), try picture(0.505), try picture(0.5, dot: true)
    )
    #expect(Diffing<UIImage>.image.diff(gray, try picture(0.5)) == nil)
    let (words, files) = try #require(Diffing<UIImage>.image.diff(gray, dotted))
    #expect(words.hasPrefix("Actual image precision 0.99 is less than required 1"))
    #expect(files.count == 2)
    #expect(Diffing<UIImage>.image(precision: 0.98).diff(gray, dotted) == nil)
    #expect(Diffing<UIImage>.image.diff(gray, alike) != nil)
    #expect(Diffing<UIImage>.image(perceptualPrecision: 0.98).diff(gray, alike) == nil)
    #expect(Diffing<UIImage>.image(perceptualPrecision: 0.98).diff(gray, dotted) != nil)
  }

  @Test func `A tree of controllers says which are shown`() {
    let pages = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [pages, UIViewController()]
    var text = ""
    Snapshotting<UIViewController, String>.hierarchy.snapshot(tabs).run { text = $0 }
    #expect(
      text.hasPrefix("<UITabBarController>, state: appeared, view: <UILayoutContainerView>\n")
    )
    #expect(text.contains("   | <UINavigationController>, state: appeared"))
    #expect(text.contains("state: disappeared, view: (view not loaded)"))
  }

  @Test func `Containers are shown between the safe areas`() {
    let pages = UINavigationController(rootViewController: UIViewController())
    #expect(described(pages, on: .iPhoneX).contains("frame = (0 0; 375 734)"))
    #expect(described(pages, on: .iPhoneX(.landscape)).contains("frame = (0 0; 812 351)"))
  }

  /// The lines are those of the reference `testCGPath.iOS.txt` of swift-snapshot-testing, recorded on iOS.
  @Test func `A curve with one control point is written with one`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 60))
    path.addQuadCurve(to: CGPoint(x: 30, y: 90), control: CGPoint(x: 3.75, y: 86.25))
    path.addCurve(
      to: CGPoint(x: 90, y: 75),
      control1: CGPoint(x: 83.284, y: 60),
      control2: CGPoint(x: 90, y: 66.716)
    )
    var text = ""
    Snapshotting<CGPath, String>.elementsDescription.snapshot(path).run { text = $0 }
    let expected = """
      MoveTo (0.0, 60.0)
      QuadCurveTo (3.75, 86.25) (30.0, 90.0)
      CurveTo (83.284, 60.0) (90.0, 66.716) (90.0, 75.0)

      """
    #expect(text == expected)
  }

  @Test func `Paths and layers are pictures as large as they are`() throws {
    let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 30, height: 20))
    var (text, picture): (String, UIImage?) = ("", nil)
    Snapshotting<UIBezierPath, String>.elementsDescription.snapshot(path).run { text = $0 }
    #expect(text.hasPrefix("MoveTo (5.0, 5.0)\nLineTo (35.0, 5.0)\n"))
    #expect(text.hasSuffix("\nClose \n"))
    Snapshotting<UIBezierPath, UIImage>.image.snapshot(path).run { picture = $0 }
    #expect(picture?.size == CGSize(width: 30, height: 20))
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 12, height: 10)
    layer.backgroundColor = UIColor.red.cgColor
    Snapshotting<CALayer, UIImage>.image.snapshot(layer).run { picture = $0 }
    #expect(picture?.size == CGSize(width: 12, height: 10))
    #expect(layer.superlayer == nil)
  }
}
