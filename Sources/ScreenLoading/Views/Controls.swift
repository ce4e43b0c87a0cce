import DynamicType
import HeadlessUIKit
import InterfaceBuilder

extension LoadContext {
  func makeSwitch(_ node: ObjectNode) -> UIView {
    let control = UISwitch()
    control.isOn = node.isOn
    control.isEnabled = node.isEnabled
    if let color = color(node.color("onTintColor")) { control.onTintColor = color }
    return control
  }

  func makeSlider(_ node: ObjectNode) -> UIView {
    let control = UISlider()
    control.minimumValue = Float(node.minimumValue)
    control.maximumValue = Float(node.maximumValue)
    control.value = Float(node.numericValue)
    control.isEnabled = node.isEnabled
    control.minimumValueImage = image(node.image("minimumValueImage"), at: node)
    control.maximumValueImage = image(node.image("maximumValueImage"), at: node)
    return control
  }

  func makeStepper(_ node: ObjectNode) -> UIView {
    let control = UIStepper()
    control.minimumValue = node.minimumValue
    control.maximumValue = node.maximumValue
    control.value = node.numericValue
    control.isEnabled = node.isEnabled
    return control
  }

  func makeSegmentedControl(_ node: ObjectNode) -> UIView {
    let control = UISegmentedControl(frame: .zero)
    for (index, segment) in node.segments.enumerated() {
      let title = text("segmentTitles[\(index)]", of: node) ?? segment.title
      if let image = image(segment.image, at: node), title?.isEmpty ?? true {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
      if let width = segment.width { control.setWidth(width, forSegmentAt: index) }
      control.setEnabled(segment.isEnabled, forSegmentAt: index)
    }
    control.selectedSegmentIndex = node.selectedSegmentIndex ?? UISegmentedControl.noSegment
    control.apportionsSegmentWidthsByContent = node.apportionsSegmentWidthsByContent
    control.isEnabled = node.isEnabled
    return control
  }

  func makePageControl(_ node: ObjectNode) -> UIView {
    let control = UIPageControl()
    control.numberOfPages = node.numberOfPages
    return control
  }

  func makeProgressView(_ node: ObjectNode) -> UIView {
    let view = UIProgressView(progressViewStyle: node.style == "bar" ? .bar : .default)
    view.progress = Float(node.progress)
    if let color = color(node.color("progressTintColor")) { view.progressTintColor = color }
    if let color = color(node.color("trackTintColor")) { view.trackTintColor = color }
    return view
  }

  func makeActivityIndicator(_ node: ObjectNode) -> UIView {
    let isLarge = node.style == "large" || node.style == "whiteLarge"
    let view = UIActivityIndicatorView(style: isLarge ? .large : .medium)
    // The canvas shows an indicator that does not turn.
    view.hidesWhenStopped = node.hidesWhenStopped && !isCanvas
    if node.isAnimating { view.startAnimating() }
    if let color = color(node.color("color")) { view.color = color }
    return view
  }

  func makePickerView(_ node: ObjectNode) -> UIView {
    let picker = UIPickerView(frame: .zero)
    // Until iOS 9 a picker had one of three heights, and a document says which by its frame.
    if isCanvas, (document.settings.toolsVersion ?? 0) < 9_000,
      let height = node.frame?.height, Self.oldPickerHeights.contains(height)
    {
      picker.placeholderIntrinsicSize = CGSize(
        width: picker.intrinsicContentSize.width,
        height: height
      )
    }
    return picker
  }

  /// The heights to which UIKit pinned pickers, as its message about other heights names them.
  private static let oldPickerHeights = [162.0, 180, 216]

  func makeVisualEffectView(_ node: ObjectNode) -> UIView {
    let style = UIBlurEffect.Style(documentName: node.visualEffect?.style ?? "regular")
    return UIVisualEffectView(effect: UIBlurEffect(style: style))
  }

  func makeDatePicker(_ node: ObjectNode) -> UIView {
    let picker = UIDatePicker(frame: .zero)
    picker.datePickerMode =
      switch node.datePickerMode {
      case "time": .time
      case "date": .date
      case "countDownTimer": .countDownTimer
      default: .dateAndTime
      }
    switch node.style {
    case "wheels": picker.preferredDatePickerStyle = .wheels
    case "compact": picker.preferredDatePickerStyle = .compact
    case "inline": picker.preferredDatePickerStyle = .inline
    default: break
    }
    return picker
  }
}

extension UIBlurEffect.Style {
  /// A style by the name that documents use.
  init(documentName name: String) {
    switch name {
    case "extraLight": self = .extraLight
    case "light": self = .light
    case "dark": self = .dark
    case "prominent": self = .prominent
    case "systemMaterial": self = .systemMaterial
    case "systemThinMaterial": self = .systemThinMaterial
    case "systemUltraThinMaterial": self = .systemUltraThinMaterial
    case "systemThickMaterial": self = .systemThickMaterial
    case "systemChromeMaterial": self = .systemChromeMaterial
    default: self = .regular
    }
  }
}
