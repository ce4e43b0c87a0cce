// Written by Scripts/generate-tables from Reference/apple-modules/PencilKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// An ink.
public struct PKInk: Sendable {
  /// A kind of ink.
  public enum InkType: String, Sendable {
    /// The case of pen.
    case pen = "com.apple.ink.pen"
    /// The case of pencil.
    case pencil = "com.apple.ink.pencil"
    /// The case of marker.
    case marker = "com.apple.ink.marker"
    /// The case of monoline.
    case monoline = "com.apple.ink.monoline"
    /// The case of fountain pen.
    case fountainPen = "com.apple.ink.fountainpen"
    /// The case of watercolor.
    case watercolor = "com.apple.ink.watercolor"
    /// The case of crayon.
    case crayon = "com.apple.ink.crayon"
  }
  /// The ink type.
  public var inkType: InkType
  /// The color.
  public var color: UIColor
  /// Creates an ink.
  public init(_ type: InkType, color: UIColor = .black) {
    inkType = type
    self.color = color
  }
}

/// A tool of a canvas.
public protocol PKTool {}

/// A pen.
public struct PKInkingTool: PKTool {
  /// Another name of PKInk.InkType.
  public typealias InkType = PKInk.InkType
  /// The ink type.
  public var inkType: InkType
  /// The color.
  public var color: UIColor
  /// The width.
  public var width: CGFloat
  /// Creates a pen.
  public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    inkType = type
    self.color = color
    self.width = width ?? 3
  }
  /// Creates a pen of an ink.
  public init(ink: PKInk, width: CGFloat) {
    inkType = ink.inkType
    color = ink.color
    self.width = width
  }
}

/// An eraser.
public struct PKEraserTool: PKTool {
  /// A kind of eraser.
  public enum EraserType: String, Sendable {
    /// The case of vector.
    case vector
    /// The case of bitmap.
    case bitmap
    /// The case of fixed width bitmap.
    case fixedWidthBitmap
  }
  /// The eraser type.
  public var eraserType: EraserType
  /// Creates an eraser.
  public init(_ eraserType: EraserType) { self.eraserType = eraserType }
}

/// A tool that chooses.
public struct PKLassoTool: PKTool {
  /// Creates a tool.
  public init() {}
}

/// A point of a stroke.
public struct PKStrokePoint: Sendable {
  /// The location.
  public let location: CGPoint
  /// The time offset.
  public let timeOffset: TimeInterval
  /// The size.
  public let size: CGSize
  /// The opacity.
  public let opacity: CGFloat
  /// The force.
  public let force: CGFloat
  /// The azimuth.
  public let azimuth: CGFloat
  /// The altitude.
  public let altitude: CGFloat
  /// Creates a point.
  public init(
    location: CGPoint,
    timeOffset: TimeInterval,
    size: CGSize,
    opacity: CGFloat,
    force: CGFloat,
    azimuth: CGFloat,
    altitude: CGFloat
  ) {
    self.location = location
    self.timeOffset = timeOffset
    self.size = size
    self.opacity = opacity
    self.force = force
    self.azimuth = azimuth
    self.altitude = altitude
  }
}

/// The points of a stroke.
public struct PKStrokePath: Sendable {
  /// The points.
  private let points: [PKStrokePoint]
  /// The creation date.
  public let creationDate: Date
  /// Creates a stroke's points.
  public init(controlPoints: [PKStrokePoint], creationDate: Date) {
    points = controlPoints
    self.creationDate = creationDate
  }
  /// The count.
  public var count: Int { points.count }
}

/// A stroke.
public struct PKStroke {
  /// The ink.
  public var ink: PKInk
  /// The path.
  public var path: PKStrokePath
  /// The transform.
  public var transform: CGAffineTransform
  /// Creates a stroke.
  public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity) {
    self.ink = ink
    self.path = path
    self.transform = transform
  }
}

/// A drawing.
public struct PKDrawing {
  /// The bytes.
  private var data: Data = Data()
  /// The strokes.
  public var strokes: [PKStroke] = []
  /// Creates an empty drawing.
  public init() {}
  /// Creates a drawing of strokes.
  public init(strokes: [PKStroke]) { self.strokes = strokes }
  /// Creates a drawing of bytes, which are kept and not read.
  public init(data: Data) throws { self.data = data }
  /// The bounds.
  public var bounds: CGRect { .zero }
  /// Returns the bytes.
  public func dataRepresentation() -> Data { data }
  /// Returns an empty picture of the size.
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: rect.size).image { _ in }
  }
  /// Returns both drawings.
  public func appending(_ other: PKDrawing) -> PKDrawing {
    PKDrawing(strokes: strokes + other.strokes)
  }
  /// Adds another drawing.
  public mutating func append(_ other: PKDrawing) { strokes += other.strokes }
  /// Returns the drawing, which is not transformed.
  public func transformed(using transform: CGAffineTransform) -> PKDrawing { self }
}

/// The sources of strokes.
public enum PKCanvasViewDrawingPolicy: UInt, Hashable, Sendable {
  /// The case of default.
  case `default`
  /// The case of any input.
  case anyInput
  /// The case of pencil only.
  case pencilOnly
}

/// A canvas, which is empty.
open class PKCanvasView: UIScrollView {
  /// The drawing.
  open var drawing: PKDrawing = PKDrawing()
  /// The tool.
  open var tool: any PKTool = PKInkingTool(.pen)
  /// The drawing policy.
  open var drawingPolicy: PKCanvasViewDrawingPolicy = PKCanvasViewDrawingPolicy.default
  /// Whether it allows finger drawing.
  open var allowsFingerDrawing: Bool = true
  /// Whether it is ruler active.
  open var isRulerActive: Bool = false
  /// Whether it is drawing enabled.
  open var isDrawingEnabled: Bool = true
  /// The drawing gesture recognizer.
  open var drawingGestureRecognizer: UIGestureRecognizer { UIGestureRecognizer() }
}

/// Called about a canvas.
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  /// Called for the event “canvas view drawing did change”.
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  /// Called for the event “canvas view did finish rendering”.
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  /// Called for the event “canvas view did begin using tool”.
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  /// Called for the event “canvas view did end using tool”.
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
  /// Does nothing.
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  /// Does nothing.
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
  /// Does nothing.
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  /// Does nothing.
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// The tools of a canvas, which are not shown.
open class PKToolPicker: NSObject {
  /// The selected tool.
  open var selectedTool: any PKTool = PKInkingTool(.pen)
  /// Whether it is ruler active.
  open var isRulerActive: Bool = false
  /// Whether it shows drawing policy controls.
  open var showsDrawingPolicyControls: Bool = true
  /// The override user interface style.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The color user interface style.
  open var colorUserInterfaceStyle: UIUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The state autosave name.
  open var stateAutosaveName: String? = nil
  /// Whether it is visible.
  open var isVisible: Bool { false }
  /// Returns the tools of a window.
  open class func shared(for window: UIWindow) -> PKToolPicker? { PKToolPicker() }
  /// Adds an object that is told.
  open func addObserver(_ observer: any PKToolPickerObserver) {}
  /// Removes an object that is told.
  open func removeObserver(_ observer: any PKToolPickerObserver) {}
  /// Shows the tools for a view, which are not shown.
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
  /// Returns the part of a view that the tools cover: none.
  open func frameObscured(in view: UIView) -> CGRect { .null }
}

/// Called about tools.
public protocol PKToolPickerObserver: AnyObject {
  /// Called for the event “tool picker selected tool did change”.
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
  /// Called for the event “tool picker is ruler active did change”.
  func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
  /// Called for the event “tool picker visibility did change”.
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
  /// Called for the event “tool picker frames obscured did change”.
  func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
  /// Does nothing.
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
  /// Does nothing.
  public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
  /// Does nothing.
  public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
  /// Does nothing.
  public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}
