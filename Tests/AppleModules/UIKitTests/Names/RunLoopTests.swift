import Foundation
import UIKit
import XCTest

/// The main run loop, which tests of XCTest run in.
final class RunLoopTests: XCTestCase {
  func testAMethodIsCalledAfterATimeUnlessItIsCancelled() {
    let object = Called()
    ObjectiveCMethods.register {
      [
        ObjectiveCMethod(Called.self, "note") { object, arguments in
          arguments.pass { (object as? Called)?.note() }
        }
      ]
    }
    object.perform(Selector("note"), with: nil, afterDelay: 0.01)
    XCTAssertEqual(object.count, 0)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    XCTAssertEqual(object.count, 1)
    object.perform(Selector("note"), with: nil, afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(withTarget: object)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    XCTAssertEqual(object.count, 1)
  }

  func testAWindowThatWasShownIsLaidOutWithTheRunLoop() {
    let (window, view) = (UIWindow(), LaidOutView())
    window.addSubview(view)
    window.makeKeyAndVisible()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    XCTAssertEqual(view.count, 1)
    view.setNeedsLayout()
    view.setNeedsLayout()
    XCTAssertEqual(view.count, 1)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    XCTAssertEqual(view.count, 2)
  }
}

private final class LaidOutView: UIView {
  var count = 0
  override func layoutSubviews() { count += 1 }
}

private final class Called: NSObject {
  var count = 0
  func note() { count += 1 }
}
