import Testing

@testable import HeadlessUIKit

private final class Observer: UIResponder {
  var changes: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    changes.append("\(keyPath ?? "") \((change?[.newKey] as? CGSize)?.width ?? 0)")
  }
}

@Suite("Observed values")
struct KeyValueObservingTests {
  @Test("The content of a scroll view is observed until the observation ends")
  func keyPath() {
    let view = UIScrollView()
    var widths: [CGFloat] = []
    let observation = view.observe(\.contentSize, options: [.initial, .new, .old]) { _, change in
      widths.append(contentsOf: [change.oldValue?.width ?? -1, change.newValue?.width ?? -1])
    }
    view.contentSize.width = 20
    view.contentSize.width = 20
    observation.invalidate()
    view.contentSize.width = 30
    #expect(widths == [-1, 0, 0, 20])
  }

  @Test("Frames, bounds and the place of the content are observed")
  func frames() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var count = 0
    let observations = [
      view.observe(\.frame) { _, _ in count += 1 },
      view.observe(\.contentOffset) { _, _ in count += 1 },
    ]
    view.frame.size.width = 30
    view.contentOffset.y = 5
    #expect(count == 2)
    #expect(observations.count == 2)
  }

  @Test("A responder is told of values by name, until it is removed")
  func names() {
    let view = UIScrollView()
    let observer = Observer()
    view.addObserver(observer, forKeyPath: "contentSize", options: .new, context: nil)
    view.contentSize.width = 20
    view.removeObserver(observer, forKeyPath: "contentSize")
    view.contentSize.width = 30
    #expect(observer.changes == ["contentSize 20.0"])
  }
}
