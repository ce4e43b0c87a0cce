// Written by Scripts/generate-tables from Reference/apple-modules/CarPlay.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// A button of what plays.
open class CPNowPlayingButton: NSObject {
  /// Whether it is enabled.
  open var isEnabled: Bool = true
  /// Whether it is selected.
  open var isSelected: Bool = false
  /// The handler.
  public let handler: ((CPNowPlayingButton) -> Void)?
  /// Creates a button.
  public init(handler: ((CPNowPlayingButton) -> Void)? = nil) { self.handler = handler }
}

/// A button that mixes.
open class CPNowPlayingShuffleButton: CPNowPlayingButton {}

/// A button that repeats.
open class CPNowPlayingRepeatButton: CPNowPlayingButton {}

/// A button that adds to the library.
open class CPNowPlayingAddToLibraryButton: CPNowPlayingButton {}

/// A button for more.
open class CPNowPlayingMoreButton: CPNowPlayingButton {}

/// A button for the speed.
open class CPNowPlayingPlaybackRateButton: CPNowPlayingButton {}

/// A button with a picture.
open class CPNowPlayingImageButton: CPNowPlayingButton {
  /// The image.
  public let image: UIImage?
  /// Creates a button.
  public init(image: UIImage, handler: ((CPNowPlayingButton) -> Void)? = nil) {
    self.image = image
    super.init(handler: handler)
  }
}

/// The screen of the content that plays.
open class CPNowPlayingTemplate: CPTemplate, @unchecked Sendable {
  /// The screen of the app.
  private static let only = CPNowPlayingTemplate()
  open class var shared: CPNowPlayingTemplate { only }
  /// The now playing buttons.
  open var nowPlayingButtons: [CPNowPlayingButton] { [] }
  /// Whether it is up next button enabled.
  open var isUpNextButtonEnabled: Bool = false
  /// Whether it is album artist button enabled.
  open var isAlbumArtistButtonEnabled: Bool = false
  /// The up next title.
  open var upNextTitle: String = ""
  /// Adds an object that is told.
  open func add(_ observer: any CPNowPlayingTemplateObserver) {}
  /// Removes an object that is told.
  open func remove(_ observer: any CPNowPlayingTemplateObserver) {}
  /// Sets the buttons.
  open func updateNowPlayingButtons(_ nowPlayingButtons: [CPNowPlayingButton]) {}
}

/// Called about what plays.
public protocol CPNowPlayingTemplateObserver: AnyObject {
  /// Called for the event “now playing template up next button tapped”.
  func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
  /// Called for the event “now playing template album artist button tapped”.
  func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
}

extension CPNowPlayingTemplateObserver {
  /// Does nothing.
  public func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
  /// Does nothing.
  public func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
}
