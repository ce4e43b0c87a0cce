import AVFoundation
import AVKit
import Testing
import UIKit

@Suite("Films and cameras that are not there")
struct MediaTests {
  /// The rectangles follow from the definition: the largest of the shape, in the middle.
  @Test(
    "A shape fills a rectangle as far as it can",
    arguments: [
      (CGSize(width: 16, height: 9), CGRect(x: 0, y: 21.875, width: 100, height: 56.25)),
      (CGSize(width: 1, height: 2), CGRect(x: 25, y: 0, width: 50, height: 100)),
    ]
  )
  func aspect(shape: CGSize, expected: CGRect) {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(AVMakeRect(aspectRatio: shape, insideRect: square) == expected)
  }

  @Test("Times are counted in parts of a second")
  func times() {
    let time = CMTime(seconds: 1.5, preferredTimescale: 600)
    #expect(time.value == 900)
    #expect(CMTimeGetSeconds(time + CMTimeMake(value: 1, timescale: 2)) == 2)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 1).isValid)
    #expect(CMTime.zero < time)
  }

  @Test("A player's view is black and holds what the app lays over it")
  func player() {
    let controller = AVPlayerViewController()
    controller.player = AVPlayer()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.view.backgroundColor == .black)
    #expect(controller.contentOverlayView?.frame == CGRect(x: 0, y: 0, width: 320, height: 200))
  }

  @Test("A player stands still and says when it was asked to play")
  func playing() {
    let player = AVPlayer(playerItem: AVPlayerItem(asset: AVAsset()))
    #expect(player.timeControlStatus == .paused)
    player.play()
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    #expect(player.currentTime() == .zero)
  }

  @Test("No camera is there, and none is allowed")
  func camera() {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    let session = AVCaptureSession()
    session.startRunning()
    #expect(!session.isRunning)
  }
}
