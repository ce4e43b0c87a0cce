import Testing

@testable import HeadlessUIKit

/// Frames that follow from Apple's description of the visual format, with margins of 8 points.
@Suite("Constraints by the visual format")
struct VisualFormatTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let first = UIView()
  private let second = UIView()

  private func frames(
    _ formats: [String],
    options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> (CGRect, CGRect) {
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format,
          options: options,
          metrics: metrics,
          views: ["first": first, "second": second]
        )
      )
    }
    container.layoutIfNeeded()
    return (first.frame, second.frame)
  }

  @Test(
    "Spaces and sizes along a row",
    arguments: [
      ("H:|-[first(50)]-[second]-|", 8.0, 50.0, 66.0, 126.0),
      ("|[first(==second)][second]|", 0, 100, 100, 100),
      ("H:|-20-[first(40)]-(12)-[second(30)]", 20, 40, 72, 30),
      ("H:[first(60)]-10-[second(20)]-5-|", 105, 60, 175, 20),
      ("H:|[first(10@1, 70)]-(>=0)-[second(30)]|", 0, 70, 170, 30),
      ("H:|-gap-[first(wide)]-gap-[second(40)]", 6, 80, 92, 40),
    ]
  )
  func row(format: String, x: Double, width: Double, otherX: Double, otherWidth: Double) {
    let rows = ["V:|[first]|", "V:|[second]|"]
    let (first, second) = frames([format] + rows, metrics: ["gap": 6, "wide": 80.0])
    #expect(first == CGRect(x: x, y: 0, width: width, height: 100))
    #expect(second == CGRect(x: otherX, y: 0, width: otherWidth, height: 100))
  }

  @Test("A column, and lines on which a row is aligned")
  func column() {
    let (first, second) = frames(
      ["H:|[first(100)][second]|", "V:|-10-[first(30)]", "V:[second(10)]"],
      options: .alignAllBottom
    )
    #expect(first == CGRect(x: 0, y: 10, width: 100, height: 30))
    #expect(second.maxY == 40)
  }

  @Test("A row from right to left")
  func reversed() {
    let (first, second) = frames(
      ["H:|-5-[first(50)]-10-[second(30)]", "V:|[first]|", "V:|[second]|"],
      options: .directionRightToLeft
    )
    #expect(first.minX == 145)
    #expect(second.minX == 105)
  }

  @Test(
    "A mistake is named with its place",
    arguments: ["H:|-[first", "H:[first(]", "V:|-8-|", "H:-[first]", "H:|[first]|[second]"]
  )
  func mistakes(format: String) {
    var parser = VisualFormatParser(format, metrics: [:])
    #expect(throws: VisualFormatParser.Mistake.self) { try parser.parse() }
  }

  @Test("A format that cannot be read, or that names an unknown view, ends the program")
  func refused() async {
    await #expect(processExitsWith: .failure) {
      _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[", views: [:])
    }
    await #expect(processExitsWith: .failure) {
      _ = NSLayoutConstraint.constraints(withVisualFormat: "H:[first(8)]", views: [:])
    }
  }
}
