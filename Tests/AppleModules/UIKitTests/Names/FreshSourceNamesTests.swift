import Combine
import Foundation
import Testing
import UIKit

/// Members that libraries and apps use which were compiled for the first time in November 2026.
@Suite("Names that fresh sources use")
struct FreshSourceNamesTests {
  @Test("A publisher of a property sends the present value and each change until it is cancelled")
  func publisher() {
    let view = UIScrollView()
    var widths: [CGFloat] = []
    let present = view.publisher(for: \.contentSize).sink { widths.append($0.width) }
    var changes = 0
    let later = view.publisher(for: \.contentSize, options: [.new]).sink { _ in changes += 1 }
    view.contentSize.width = 20
    view.contentSize.width = 20
    present.cancel()
    view.contentSize.width = 30
    #expect(widths == [0, 20])
    #expect(changes == 2)
    later.cancel()
  }

  @Test("A part of a view is shown as it is")
  func part() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let half = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    half.backgroundColor = .blue
    view.addSubview(half)
    let snapshot = view.resizableSnapshotView(
      from: half.frame,
      afterScreenUpdates: true,
      withCapInsets: .zero
    )
    let part = try #require(snapshot)
    #expect(part.frame == half.bounds)
    func picture(_ view: UIView) -> Data? {
      UIGraphicsImageRenderer(bounds: view.bounds)
        .image { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }.pngData()
    }
    let plain = UIView(frame: half.bounds)
    plain.backgroundColor = .blue
    #expect(picture(part) == picture(plain))
    plain.backgroundColor = .red
    #expect(picture(part) != picture(plain))
  }

  private final class Context: UICollectionViewLayoutInvalidationContext {}

  private final class Layout: UICollectionViewFlowLayout {
    override class var invalidationContextClass: AnyClass { Context.self }

    override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath],
      withTargetPosition targetPosition: CGPoint,
      previousIndexPaths: [IndexPath],
      previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths,
        withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths,
        previousPosition: previousPosition
      )
    }
  }

  @Test("A layout is asked about items that are moved, with its own contexts")
  func movedItems() {
    let layout = Layout()
    let path = IndexPath(item: 0, section: 0)
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [path],
      withTargetPosition: .zero,
      previousIndexPaths: [path],
      previousPosition: .zero
    )
    #expect(context is Context)
    let point = CGPoint(x: 5, y: 5)
    #expect(layout.targetIndexPath(forInteractivelyMovingItem: path, withPosition: point) == path)
    let moved = layout.layoutAttributesForInteractivelyMovingItem(
      at: path,
      withTargetPosition: point
    )
    #expect(moved.center == point)
  }

  @Test("Prominent is the newer name of the appearance of buttons that are done")
  func prominent() {
    let appearance = UINavigationBarAppearance()
    appearance.prominentButtonAppearance.normal.titleTextAttributes = [.kern: 3]
    #expect(appearance.doneButtonAppearance.normal.titleTextAttributes[.kern] as? Int == 3)
  }

  @Test("A picture of Core Image's has the scale that it is given")
  func coreImage() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 8, height: 4)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
    let source = try #require(CIImage(image: image))
    #expect(UIImage(ciImage: source).size == size)
    let small = UIImage(ciImage: source, scale: 2, orientation: .up)
    #expect(small.size == CGSize(width: 4, height: 2))
  }

  @Test("No word is wrong without a dictionary")
  func spelling() {
    let range = UITextChecker().rangeOfMisspelledWord(
      in: "wrnog",
      range: NSRange(location: 0, length: 5),
      startingAt: 0,
      wrap: false,
      language: "en"
    )
    #expect(range.location == NSNotFound)
  }

  #if !canImport(ObjectiveC)
  @Test("Any object is asked for the view around it")
  func anyObject() {
    let (outer, inner) = (UIView(), UIButton())
    outer.addSubview(inner)
    inner.tag = 4
    var next = AnyObjectValues(inner as AnyObject).superview
    #expect(next == outer)
    while let view = next, view != nil { next = view?.superview }
    #expect(AnyObjectValues(inner).tag == 4)
    #expect(AnyObjectValues(NSObject()).superview == nil)
  }
  #endif
}
