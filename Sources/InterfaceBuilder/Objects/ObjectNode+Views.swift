public import LayoutGeometry

extension ObjectNode {
  /// The frame in the superview, as Xcode last saved it.
  public var frame: Rect? { rect("frame") }

  /// The frame as distances from the superview's edges, where it is written so.
  public var frameInset: FrameInset? { value(key: "frameInset")?.frameInset }

  /// Which sides follow the superview; empty where nothing is written.
  public var autoresizingMask: AutoresizingMask {
    value(key: "autoresizingMask")?.autoresizingMask ?? []
  }

  /// Whether the mask becomes constraints: true unless `NO` is written.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    bool("translatesAutoresizingMaskIntoConstraints") ?? true
  }

  /// Whether the view keeps its frame in a document with Auto Layout.
  public var hasFixedFrame: Bool { bool("fixedFrame") ?? false }

  /// How content fits the view.
  public var contentMode: ContentMode { value("contentMode") ?? .scaleToFill }

  /// Whether the view is hidden.
  public var isHidden: Bool { bool("hidden") ?? false }

  /// The opacity, 0 to 1.
  public var alpha: Double { number("alpha") ?? 1 }

  /// Whether subviews are cut at the view's edges.
  public var clipsToBounds: Bool { bool("clipsSubviews") ?? false }

  /// The number that code finds the view by.
  public var tag: Int { integer("tag") ?? 0 }

  /// Whether touches reach the view, `nil` for the class's own answer.
  public var isUserInteractionEnabled: Bool? { bool("userInteractionEnabled") }

  /// The direction that the view's content follows.
  public var semanticContent: SemanticContent { value("semanticContentAttribute") ?? .unspecified }

  /// The colour behind the content; `nil` where nothing is written or nothing is drawn.
  public var backgroundColor: ColorDescription? { color("backgroundColor") }

  /// The colour of accents, `nil` for that of the superview.
  public var tintColor: ColorDescription? { color("tintColor") }
}

extension ObjectNode {
  /// How strongly the view stays as narrow as its content, 250 unless written.
  public var horizontalHuggingPriority: Double { number("horizontalHuggingPriority") ?? 250 }

  /// How strongly the view stays as low as its content, 250 unless written.
  public var verticalHuggingPriority: Double { number("verticalHuggingPriority") ?? 250 }

  /// How strongly the view stays as wide as its content, 750 unless written.
  public var horizontalCompressionResistancePriority: Double {
    number("horizontalCompressionResistancePriority") ?? 750
  }

  /// How strongly the view stays as high as its content, 750 unless written.
  public var verticalCompressionResistancePriority: Double {
    number("verticalCompressionResistancePriority") ?? 750
  }

  /// The width that a view without content has on the canvas only.
  public var placeholderIntrinsicWidth: Double? { number("placeholderIntrinsicWidth") }

  /// The height that a view without content has on the canvas only.
  public var placeholderIntrinsicHeight: Double? { number("placeholderIntrinsicHeight") }

  /// Whether Xcode marked the saved frame as not being the one that the constraints give.
  public var isMisplaced: Bool { bool("misplaced") ?? false }

  /// Whether Xcode marked the constraints as not deciding the frame.
  public var isAmbiguous: Bool { bool("ambiguous") ?? false }
}

extension ObjectNode {
  /// Whether the superview's margins reach into the view.
  public var preservesSuperviewLayoutMargins: Bool {
    bool("preservesSuperviewLayoutMargins") ?? false
  }

  /// Whether the safe area is added to the margins.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    bool("insetsLayoutMarginsFromSafeArea") ?? true
  }

  /// Whether the margins follow the readable width.
  public var layoutMarginsFollowReadableWidth: Bool {
    bool("layoutMarginsFollowReadableWidth") ?? false
  }

  /// The margins, where they are set.
  public var layoutMargins: LayoutMarginsDescription? {
    if let element = value(key: "directionalLayoutMargins") {
      return .directional(element.directionalInsets)
    }
    return insets("layoutMargins").map { .fixed($0) }
  }
}

/// The margins of a view in points.
public enum LayoutMarginsDescription: Hashable, Sendable {
  /// By sides.
  case fixed(EdgeInsets)
  /// By the direction of the language.
  case directional(DirectionalEdgeInsets)
}
