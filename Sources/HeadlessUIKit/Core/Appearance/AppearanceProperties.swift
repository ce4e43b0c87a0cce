import DynamicType
import Foundation

/// The properties that take part in appearance.
///
/// | class | properties |
/// |---|---|
/// | `UIView` | `backgroundColor`, `tintColor` |
/// | `UILabel` | `font`, `textColor`, `adjustsFontForContentSizeCategory`, `shadowColor`, `shadowOffset`, `highlightedTextColor` |
/// | `UISwitch` | `onTintColor`, `thumbTintColor` |
/// | `UISlider` | `minimumTrackTintColor`, `maximumTrackTintColor`, `thumbTintColor` |
/// | `UIProgressView` | `progressTintColor`, `trackTintColor` |
/// | `UIPageControl` | `pageIndicatorTintColor`, `currentPageIndicatorTintColor` |
/// | `UIActivityIndicatorView` | `color` |
/// | `UISegmentedControl` | `selectedSegmentTintColor`, `titleTextAttributes` of all states |
/// | `UIBarItem` | `titleTextAttributes` of all states |
/// | `UIBarButtonItem` | `tintColor` |
enum AppearanceProperties {
  static let all: [AppearanceProperty] = views + labels + controls + items + bars

  private static let views = [
    AppearanceProperty(.backgroundColor, \UIView.backgroundColor),
    AppearanceProperty(.tintColor, \UIView.ownTint),
  ]

  private static let labels = [
    AppearanceProperty(
      .adjustsFontForContentSizeCategory,
      \UILabel.adjustsFontForContentSizeCategory
    ),
    AppearanceProperty(.font, \UILabel.font, by: AppearanceValues.sameFont),
    AppearanceProperty(.textColor, \UILabel.textColor),
    AppearanceProperty(.shadowColor, \UILabel.shadowColor),
    AppearanceProperty(.shadowOffset, \UILabel.shadowOffset),
    AppearanceProperty(.highlightedTextColor, \UILabel.highlightedTextColor),
  ]

  private static let controls =
    [
      AppearanceProperty(.onTintColor, \UISwitch.onTintColor),
      AppearanceProperty(.thumbTintColor, \UISwitch.thumbTintColor),
      AppearanceProperty(.minimumTrackTintColor, \UISlider.minimumTrackTintColor),
      AppearanceProperty(.maximumTrackTintColor, \UISlider.maximumTrackTintColor),
      AppearanceProperty(.thumbTintColor, \UISlider.thumbTintColor),
      AppearanceProperty(.progressTintColor, \UIProgressView.progressTintColor),
      AppearanceProperty(.trackTintColor, \UIProgressView.trackTintColor),
      AppearanceProperty(.pageIndicatorTintColor, \UIPageControl.pageIndicatorTintColor),
      AppearanceProperty(
        .currentPageIndicatorTintColor,
        \UIPageControl.currentPageIndicatorTintColor
      ),
      AppearanceProperty(.color, \UIActivityIndicatorView.color),
      AppearanceProperty(.selectedSegmentTintColor, \UISegmentedControl.selectedSegmentTintColor),
    ]
    + AppearanceKey.titles.map { key, state in
      AppearanceProperty(
        key,
        \UISegmentedControl[titlesIn: state],
        by: AppearanceValues.sameAttributes
      )
    }

  private static let items =
    [
      AppearanceProperty(.tintColor, \UIBarButtonItem.tintColor)
    ]
    + AppearanceKey.titles.map { key, state in
      AppearanceProperty(
        key,
        \UIBarItem[titlesIn: state],
        by: AppearanceValues.sameAttributes
      )
    }
}

extension UIView {
  /// The tint that was set in the view itself.
  fileprivate var ownTint: UIColor? {
    get { ownTintColor }
    set { tintColor = newValue }
  }
}

extension UISegmentedControl {
  fileprivate subscript(titlesIn state: UIControlState) -> [NSAttributedString.Key: Any]? {
    get { titleTextAttributes(for: state) }
    set { setTitleTextAttributes(newValue, for: state) }
  }
}

extension UIBarItem {
  fileprivate subscript(titlesIn state: UIControlState) -> [NSAttributedString.Key: Any]? {
    get { titleTextAttributes(for: state) }
    set { setTitleTextAttributes(newValue, for: state) }
  }
}
