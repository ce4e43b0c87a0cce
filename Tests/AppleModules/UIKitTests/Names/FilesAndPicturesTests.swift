#if !canImport(ObjectiveC)
import Foundation
import Testing
import UIKit

@Suite("Files, pictures and orders by name")
struct FilesAndPicturesTests {
  @Test("A bitmap has its y axis up, and a picture in it stands upright")
  func bitmap() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    let info = CGImageAlphaInfo.premultipliedLast.rawValue
    let context = try #require(
      CGContext(
        data: nil,
        width: 20,
        height: 40,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: space,
        bitmapInfo: info
      )
    )
    #expect(CGPoint(x: 0, y: 0).applying(context.ctm) == CGPoint(x: 0, y: 40))
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    let picture = try #require(context.makeImage())
    #expect(picture.width == 20)
    #expect(picture.height == 40)
    #expect(picture.bytesPerRow == 80)
    var byte: UInt8 = 0
    let own = CGContext(
      data: &byte,
      width: 1,
      height: 1,
      bitsPerComponent: 8,
      bytesPerRow: 4,
      space: space,
      bitmapInfo: info
    )
    #expect(own == nil)
  }

  @Test("A picture is written to a file in memory")
  func destination() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let data = NSMutableData()
    let file = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
    #expect(!CGImageDestinationFinalize(file))
    CGImageDestinationAddImage(file, try #require(image.cgImage), nil)
    #expect(CGImageDestinationFinalize(file))
    #expect(UIImage(data: Data(referencing: data)) != nil)
  }

  @Test("A coordinator calls back at once")
  func coordinator() {
    let url = URL(fileURLWithPath: "/Notes/May.txt")
    var read: URL?
    NSFileCoordinator(filePresenter: nil).coordinate(readingItemAt: url, error: nil) { read = $0 }
    #expect(read == url)
    #expect(url.startAccessingSecurityScopedResource())
  }

  @Test("An item is written to a file for the time of a call")
  func item() async throws {
    let provider = NSItemProvider(object: "Milk" as NSString)
    let text = await withCheckedContinuation { continuation in
      provider.loadFileRepresentation(forTypeIdentifier: "public.utf8-plain-text") { url, _ in
        continuation.resume(returning: url.flatMap { try? String(contentsOf: $0, encoding: .utf8) })
      }
    }
    #expect(text == "Milk")
  }

  @Test("An animator knows the items of its rules")
  func items() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let animator = UIDynamicAnimator(referenceView: UIView())
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 3, dy: 4)
    #expect(push.magnitude == 5)
    animator.addBehavior(push)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 15, height: 15)).count == 1)
    #expect(animator.items(in: CGRect(x: 40, y: 0, width: 15, height: 15)).isEmpty)
  }

  @Test("A toolbar has the image that it was given")
  func toolbar() {
    let bar = UIToolbar()
    let image = UIImage()
    bar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
    #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === image)
    #expect(bar.backgroundImage(forToolbarPosition: .top, barMetrics: .default) == nil)
  }
}
#endif
