// Written by Scripts/generate-tables from Reference/apple-modules/AVKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
@_exported public import AVFoundation

/// Called about a film; none plays here.
public protocol AVPlayerViewControllerDelegate: AnyObject {}

/// A button for other screens and speakers.
open class AVRoutePickerView: UIView {
  /// The color of the button while another screen is used.
  open var activeTintColor: UIColor! = .systemBlue
  /// Whether devices for films come first.
  open var prioritizesVideoDevices: Bool = false
}
