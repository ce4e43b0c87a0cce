// Written by Scripts/generate-tables from Reference/apple-modules/MetalKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
@_exported public import Metal

/// Called for each picture; none is drawn.
public protocol MTKViewDelegate: AnyObject {
  /// Called for the event “mtk view drawable size will change”.
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  /// Called for the event “draw in”.
  func draw(in view: MTKView)
}

/// A view of a graphics processor, a marked box.
open class MTKView: UIView {
  /// The marked box.
  private let box: WebContentView = WebContentView(.missing(reason: "the device has no graphics processor"))
  /// Lays the box out.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if box.superview == nil { box.identity.isGenerated = true; insertSubview(box, at: 0) }
    box.frame = bounds
  }
  /// The delegate.
  open weak var delegate: (any MTKViewDelegate)?
  /// The device.
  open var device: (any MTLDevice)? = nil
  /// The color pixel format.
  open var colorPixelFormat: MTLPixelFormat = MTLPixelFormat.bgra8Unorm
  /// The depth stencil pixel format.
  open var depthStencilPixelFormat: MTLPixelFormat = MTLPixelFormat.invalid
  /// The clear color.
  open var clearColor: MTLClearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// The clear depth.
  open var clearDepth: Double = 1
  /// The sample count.
  open var sampleCount: Int = 1
  /// Whether framebuffer only is on.
  open var framebufferOnly: Bool = true
  /// Whether auto resize drawable is on.
  open var autoResizeDrawable: Bool = true
  /// The drawable size.
  open var drawableSize: CGSize = CGSize.zero
  /// The preferred frames per second.
  open var preferredFramesPerSecond: Int = 60
  /// Whether enable set needs display is on.
  open var enableSetNeedsDisplay: Bool = false
  /// Whether it is paused.
  open var isPaused: Bool = false
  /// Whether it presents with transaction.
  open var presentsWithTransaction: Bool = false
  /// The picture that is drawn: there is none.
  open var currentDrawable: (any MTLDrawable)? { nil }
  /// The pictures of the pass: there are none.
  open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
  /// Creates a view of a device.
  public convenience init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    self.init(frame: frameRect)
    self.device = device
  }
  /// Draws nothing.
  open func draw() {}
  /// Releases the pictures, of which there are none.
  open func releaseDrawables() {}
}

/// Reads pictures, which fails.
open class MTKTextureLoader: NSObject {
  /// A wish about a picture.
  public struct Option: RawRepresentable, Hashable, Sendable {
    /// The string of the constant.
    public let rawValue: String
    /// Creates a constant from its string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The SRGB.
    public static let SRGB = Option(rawValue: "MTKTextureLoaderOptionSRGB")
    /// The origin.
    public static let origin = Option(rawValue: "MTKTextureLoaderOptionOrigin")
    /// The texture usage.
    public static let textureUsage = Option(rawValue: "MTKTextureLoaderOptionTextureUsage")
    /// The texture storage mode.
    public static let textureStorageMode = Option(rawValue: "MTKTextureLoaderOptionTextureStorageMode")
    /// The generate mipmaps.
    public static let generateMipmaps = Option(rawValue: "MTKTextureLoaderOptionGenerateMipmaps")
    /// The allocate mipmaps.
    public static let allocateMipmaps = Option(rawValue: "MTKTextureLoaderOptionAllocateMipmaps")
  }
  /// The device.
  public let device: any MTLDevice
  /// Creates a reader for a device.
  public init(device: any MTLDevice) { self.device = device }
  /// Fails: there is no graphics processor.
  open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture {
    throw CocoaError(.featureUnsupported)
  }
  /// Fails: there is no graphics processor.
  open func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture {
    throw CocoaError(.featureUnsupported)
  }
}
