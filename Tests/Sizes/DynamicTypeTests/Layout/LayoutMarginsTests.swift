import DynamicType
import Testing

@Suite struct LayoutMarginRules {
  /// The article on readable width measured 16 at 320 and 375 and 20 from 414 on; `readable-width.json` adds 402.
  @Test(arguments: [
    (320.0, 16.0), (375, 16), (390, 16), (402, 16), (414, 20), (568, 20), (667, 20), (768, 20),
    (1194, 20),
  ])
  func `a root view has 16 points up to 402 and 20 from 414 on`(width: Double, side: Double) {
    #expect(LayoutMargins.rootViewSide(forWidth: width) == side)
    #expect(LayoutMargins.rootView(forWidth: width) == EdgeInsets(left: side, right: side))
  }

  /// `layout.json`.
  @Test func `a view that nobody has configured has 8 points on each side`() {
    #expect(LayoutMargins.standard == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  /// Measured on iOS 26.1: iPhone SE 375 and 667, iPhone 16 393, iPad 820.
  @Test(arguments: [
    (375.0, UserInterfaceIdiom.phone, 16.0), (393, .phone, 20), (667, .phone, 20), (820, .pad, 16),
  ])
  func `cells of iOS 26 have the measured margins`(
    width: Double,
    idiom: UserInterfaceIdiom,
    side: Double
  ) {
    let version = SystemVersion(26, 1)
    #expect(
      LayoutMargins.cellSide(forWidth: width, idiom: idiom, systemVersion: version) == side
    )
  }

  @Test(arguments: [(375.0, 16.0), (393, 16), (414, 20), (820, 20)])
  func `cells of earlier systems have the margins of the root view`(width: Double, side: Double) {
    for idiom in [UserInterfaceIdiom.phone, .pad] {
      #expect(LayoutMargins.cellSide(forWidth: width, idiom: idiom) == side)
      let version = SystemVersion(18)
      #expect(
        LayoutMargins.cellSide(forWidth: width, idiom: idiom, systemVersion: version) == side
      )
    }
  }

  @Test func `the safe area is added to the margins unless that is turned off`() {
    let margins = EdgeInsets(top: 1, left: 20, bottom: 2, right: 16)
    let area = EdgeInsets(top: 62, left: 44, bottom: 34, right: 48)
    #expect(
      LayoutMargins.resolved(margins, safeArea: area)
        == EdgeInsets(top: 63, left: 64, bottom: 36, right: 64)
    )
    #expect(
      LayoutMargins.resolved(margins, safeArea: area, insetsFromSafeArea: false) == margins
    )
  }

  /// Measured (Vercantez/openuikit): margins of 20 and a view at (10, 10) give 10, 10, 8, 8.
  @Test func `a view that preserves its superview's margins keeps what they cover of it`() {
    let preserved = LayoutMargins.preserving(
      LayoutMargins.standard,
      superview: EdgeInsets(top: 20, left: 20, bottom: 20, right: 20),
      distance: EdgeInsets(top: 10, left: 10, bottom: 290, right: 290)
    )
    #expect(preserved == EdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
  }

  @Test func `a view on the edges of its superview has at least its margins`() {
    let preserved = LayoutMargins.preserving(
      EdgeInsets(top: 8, left: 30, bottom: 8, right: 8),
      superview: EdgeInsets(top: 5, left: 20, bottom: 9, right: 20),
      distance: .zero
    )
    #expect(preserved == EdgeInsets(top: 8, left: 30, bottom: 9, right: 20))
  }

  /// Saved by Interface Builder: a cell that ends 432 points below its superview has a margin of 11.
  @Test func `a view that ends outside its superview has no more than its margin`() {
    let preserved = LayoutMargins.preserving(
      LayoutMargins.standard,
      superview: EdgeInsets(top: 20, left: 20, bottom: 20, right: 20),
      distance: EdgeInsets(top: -10, left: 0, bottom: -432, right: 5)
    )
    #expect(preserved == EdgeInsets(top: 20, left: 20, bottom: 20, right: 15))
  }
}
