public import AVFoundation

/// A film with its controls; the film's place is black.
open class AVPlayerViewController: UIViewController {
  /// The player of the film.
  open var player: AVPlayer?
  /// Whether controls are over the film; they are not drawn.
  open var showsPlaybackControls = true
  /// The way in which the film fills its place.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The view between the film and its controls.
  public let contentOverlayView: UIView? = UIView()
  /// Whether the film may go on in a small window.
  open var allowsPictureInPicturePlayback = true
  /// Whether the film fills the screen when it begins.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the film leaves the screen when it ends.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the film is ready, which it is not.
  open var isReadyForDisplay: Bool { false }
  /// The object that is told about the film.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    guard let contentOverlayView else { return }
    contentOverlayView.frame = view.bounds
    contentOverlayView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentOverlayView)
  }
}
