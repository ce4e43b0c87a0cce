// Written by Scripts/generate-tables from Reference/apple-modules/Metal.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// Returns nil: there is no graphics processor.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

/// A format of pixels.
public enum MTLPixelFormat: UInt, Hashable, Sendable {
  /// The case of invalid.
  case invalid = 0
  /// The case of a8 unorm.
  case a8Unorm = 1
  /// The case of r8 unorm.
  case r8Unorm = 10
  /// The case of r8 unorm srgb.
  case r8Unorm_srgb = 11
  /// The case of r16 float.
  case r16Float = 25
  /// The case of rg8 unorm.
  case rg8Unorm = 30
  /// The case of r32 float.
  case r32Float = 55
  /// The case of rg16 float.
  case rg16Float = 65
  /// The case of rgba8 unorm.
  case rgba8Unorm = 70
  /// The case of rgba8 unorm srgb.
  case rgba8Unorm_srgb = 71
  /// The case of bgra8 unorm.
  case bgra8Unorm = 80
  /// The case of bgra8 unorm srgb.
  case bgra8Unorm_srgb = 81
  /// The case of rgb10a2 unorm.
  case rgb10a2Unorm = 90
  /// The case of bgr10a2 unorm.
  case bgr10a2Unorm = 94
  /// The case of rg32 float.
  case rg32Float = 105
  /// The case of rgba16 unorm.
  case rgba16Unorm = 110
  /// The case of rgba16 float.
  case rgba16Float = 115
  /// The case of rgba32 float.
  case rgba32Float = 125
  /// The case of depth32 float.
  case depth32Float = 252
  /// The case of stencil8.
  case stencil8 = 253
  /// The case of depth32 float stencil8.
  case depth32Float_stencil8 = 260
  /// The case of bgra10 xr.
  case bgra10_xr = 552
  /// The case of bgr10 xr.
  case bgr10_xr = 554
}

/// The uses of a picture.
public struct MTLTextureUsage: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The shader read.
  public static let shaderRead = MTLTextureUsage(rawValue: 1<<0)
  /// The shader write.
  public static let shaderWrite = MTLTextureUsage(rawValue: 1<<1)
  /// The render target.
  public static let renderTarget = MTLTextureUsage(rawValue: 1<<2)
  /// The pixel format view.
  public static let pixelFormatView = MTLTextureUsage(rawValue: 1<<4)
}

/// The place of memory.
public struct MTLResourceOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The cpu cache mode write combined.
  public static let cpuCacheModeWriteCombined = MTLResourceOptions(rawValue: 1)
  /// The storage mode private.
  public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
  /// The storage mode memoryless.
  public static let storageModeMemoryless = MTLResourceOptions(rawValue: 48)
}

/// The place of memory.
public enum MTLStorageMode: UInt, Hashable, Sendable {
  /// The case of shared.
  case shared
  /// The case of managed.
  case managed
  /// The case of private.
  case `private`
  /// The case of memoryless.
  case memoryless
}

/// The fate of a picture before it is drawn.
public enum MTLLoadAction: UInt, Hashable, Sendable {
  /// The case of dont care.
  case dontCare
  /// The case of load.
  case load
  /// The case of clear.
  case clear
}

/// The fate of a picture after it is drawn.
public enum MTLStoreAction: UInt, Hashable, Sendable {
  /// The case of dont care.
  case dontCare
  /// The case of store.
  case store
  /// The case of multisample resolve.
  case multisampleResolve
  /// The case of store and multisample resolve.
  case storeAndMultisampleResolve
  /// The case of unknown.
  case unknown
}

/// A kind of shape.
public enum MTLPrimitiveType: UInt, Hashable, Sendable {
  /// The case of point.
  case point
  /// The case of line.
  case line
  /// The case of line strip.
  case lineStrip
  /// The case of triangle.
  case triangle
  /// The case of triangle strip.
  case triangleStrip
}

/// A kind of number.
public enum MTLIndexType: UInt, Hashable, Sendable {
  /// The case of uint16.
  case uint16
  /// The case of uint32.
  case uint32
}

/// A kind of picture.
public enum MTLTextureType: UInt, Hashable, Sendable {
  /// The case of type1 d.
  case type1D
  /// The case of type1 d array.
  case type1DArray
  /// The case of type2 d.
  case type2D
  /// The case of type2 d array.
  case type2DArray
  /// The case of type2 d multisample.
  case type2DMultisample
  /// The case of type cube.
  case typeCube
  /// The case of type cube array.
  case typeCubeArray
  /// The case of type3 d.
  case type3D
}

/// A factor of mixed colors.
public enum MTLBlendFactor: UInt, Hashable, Sendable {
  /// The case of zero.
  case zero
  /// The case of one.
  case one
  /// The case of source color.
  case sourceColor
  /// The case of one minus source color.
  case oneMinusSourceColor
  /// The case of source alpha.
  case sourceAlpha
  /// The case of one minus source alpha.
  case oneMinusSourceAlpha
  /// The case of destination color.
  case destinationColor
  /// The case of one minus destination color.
  case oneMinusDestinationColor
  /// The case of destination alpha.
  case destinationAlpha
  /// The case of one minus destination alpha.
  case oneMinusDestinationAlpha
}

/// The way in which colors mix.
public enum MTLBlendOperation: UInt, Hashable, Sendable {
  /// The case of add.
  case add
  /// The case of subtract.
  case subtract
  /// The case of reverse subtract.
  case reverseSubtract
  /// The case of min.
  case min
  /// The case of max.
  case max
}

/// The way in which a picture is scaled.
public enum MTLSamplerMinMagFilter: UInt, Hashable, Sendable {
  /// The case of nearest.
  case nearest
  /// The case of linear.
  case linear
}

/// The way in which a picture goes on.
public enum MTLSamplerAddressMode: UInt, Hashable, Sendable {
  /// The case of clamp to edge.
  case clampToEdge
  /// The case of mirror clamp to edge.
  case mirrorClampToEdge
  /// The case of repeat.
  case `repeat`
  /// The case of mirror repeat.
  case mirrorRepeat
  /// The case of clamp to zero.
  case clampToZero
}

/// A comparison.
public enum MTLCompareFunction: UInt, Hashable, Sendable {
  /// The case of never.
  case never
  /// The case of less.
  case less
  /// The case of equal.
  case equal
  /// The case of less equal.
  case lessEqual
  /// The case of greater.
  case greater
  /// The case of not equal.
  case notEqual
  /// The case of greater equal.
  case greaterEqual
  /// The case of always.
  case always
}

/// The state of commands.
public enum MTLCommandBufferStatus: UInt, Hashable, Sendable {
  /// The case of not enqueued.
  case notEnqueued
  /// The case of enqueued.
  case enqueued
  /// The case of committed.
  case committed
  /// The case of scheduled.
  case scheduled
  /// The case of completed.
  case completed
  /// The case of error.
  case error
}

/// A size in space.
public struct MTLSize: Hashable, Sendable {
  /// The width.
  public var width: Int
  /// The height.
  public var height: Int
  /// The depth.
  public var depth: Int
  /// Creates an empty size.
  public init() { self.init(width: 0, height: 0, depth: 0) }
  /// Creates a size.
  public init(width: Int, height: Int, depth: Int) {
    self.width = width
    self.height = height
    self.depth = depth
  }
}

/// A place in a picture.
public struct MTLOrigin: Hashable, Sendable {
  /// The x.
  public var x: Int
  /// The y.
  public var y: Int
  /// The z.
  public var z: Int
  /// Creates the first place.
  public init() { self.init(x: 0, y: 0, z: 0) }
  /// Creates a place.
  public init(x: Int, y: Int, z: Int) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// A part of a picture.
public struct MTLRegion: Hashable, Sendable {
  /// The origin.
  public var origin: MTLOrigin
  /// The size.
  public var size: MTLSize
  /// Creates an empty part.
  public init() { self.init(origin: MTLOrigin(), size: MTLSize()) }
  /// Creates a part.
  public init(origin: MTLOrigin, size: MTLSize) {
    self.origin = origin
    self.size = size
  }
}

/// The color of an empty picture.
public struct MTLClearColor: Hashable, Sendable {
  /// The red.
  public var red: Double
  /// The green.
  public var green: Double
  /// The blue.
  public var blue: Double
  /// The alpha.
  public var alpha: Double
  /// Creates no color.
  public init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }
  /// Creates a color.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

/// The part of a picture that is drawn.
public struct MTLViewport: Hashable, Sendable {
  /// The origin x.
  public var originX: Double
  /// The origin y.
  public var originY: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
  /// The znear.
  public var znear: Double
  /// The zfar.
  public var zfar: Double
  /// Creates a part.
  public init(
    originX: Double,
    originY: Double,
    width: Double,
    height: Double,
    znear: Double,
    zfar: Double
  ) {
    self.originX = originX
    self.originY = originY
    self.width = width
    self.height = height
    self.znear = znear
    self.zfar = zfar
  }
}

/// Returns a size.
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
  MTLSize(width: width, height: height, depth: depth)
}

/// Returns a place.
public func MTLOriginMake(_ x: Int, _ y: Int, _ z: Int) -> MTLOrigin { MTLOrigin(x: x, y: y, z: z) }

/// Returns a part.
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
  MTLRegion(origin: MTLOrigin(x: x, y: y, z: 0), size: MTLSize(width: width, height: height, depth: 1))
}

/// Returns a color.
public func MTLClearColorMake(
  _ red: Double,
  _ green: Double,
  _ blue: Double,
  _ alpha: Double
) -> MTLClearColor { MTLClearColor(red: red, green: green, blue: blue, alpha: alpha) }

/// The facts of a picture.
open class MTLTextureDescriptor: NSObject {
  /// The texture type.
  open var textureType: MTLTextureType = MTLTextureType.type2D
  /// The pixel format.
  open var pixelFormat: MTLPixelFormat = MTLPixelFormat.rgba8Unorm
  /// The width.
  open var width: Int = 1
  /// The height.
  open var height: Int = 1
  /// The depth.
  open var depth: Int = 1
  /// The mipmap level count.
  open var mipmapLevelCount: Int = 1
  /// The sample count.
  open var sampleCount: Int = 1
  /// The array length.
  open var arrayLength: Int = 1
  /// The usage.
  open var usage: MTLTextureUsage = MTLTextureUsage.shaderRead
  /// The storage mode.
  open var storageMode: MTLStorageMode = MTLStorageMode.shared
  /// Returns the facts of a flat picture.
  open class func texture2DDescriptor(
    pixelFormat: MTLPixelFormat,
    width: Int,
    height: Int,
    mipmapped: Bool
  ) -> MTLTextureDescriptor {
    let made = MTLTextureDescriptor()
    made.pixelFormat = pixelFormat
    made.width = width
    made.height = height
    return made
  }
}

/// The facts of a scale.
open class MTLSamplerDescriptor: NSObject {
  /// The min filter.
  open var minFilter: MTLSamplerMinMagFilter = MTLSamplerMinMagFilter.nearest
  /// The mag filter.
  open var magFilter: MTLSamplerMinMagFilter = MTLSamplerMinMagFilter.nearest
  /// The s address mode.
  open var sAddressMode: MTLSamplerAddressMode = MTLSamplerAddressMode.clampToEdge
  /// The t address mode.
  open var tAddressMode: MTLSamplerAddressMode = MTLSamplerAddressMode.clampToEdge
}

/// A picture that is drawn.
open class MTLRenderPassColorAttachmentDescriptor: NSObject {
  /// The texture.
  open var texture: (any MTLTexture)? = nil
  /// The load action.
  open var loadAction: MTLLoadAction = MTLLoadAction.dontCare
  /// The store action.
  open var storeAction: MTLStoreAction = MTLStoreAction.store
  /// The clear color.
  open var clearColor: MTLClearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
}

/// The pictures that are drawn.
open class MTLRenderPassColorAttachmentDescriptorArray: NSObject {
  /// The pictures.
  private let items: [MTLRenderPassColorAttachmentDescriptor] = (0..<8).map { _ in MTLRenderPassColorAttachmentDescriptor() }
  /// The picture at a place.
  open subscript(attachmentIndex: Int) -> MTLRenderPassColorAttachmentDescriptor! {
    items[min(max(attachmentIndex, 0), 7)]
  }
}

/// The pictures of a pass.
open class MTLRenderPassDescriptor: NSObject {
  /// The color attachments.
  public let colorAttachments: MTLRenderPassColorAttachmentDescriptorArray! = MTLRenderPassColorAttachmentDescriptorArray()
}

/// The colors of a pass.
open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
  /// The pixel format.
  open var pixelFormat: MTLPixelFormat = MTLPixelFormat.invalid
  /// Whether it is blending enabled.
  open var isBlendingEnabled: Bool = false
  /// The rgb blend operation.
  open var rgbBlendOperation: MTLBlendOperation = MTLBlendOperation.add
  /// The alpha blend operation.
  open var alphaBlendOperation: MTLBlendOperation = MTLBlendOperation.add
  /// The source RGB blend factor.
  open var sourceRGBBlendFactor: MTLBlendFactor = MTLBlendFactor.one
  /// The source alpha blend factor.
  open var sourceAlphaBlendFactor: MTLBlendFactor = MTLBlendFactor.one
  /// The destination RGB blend factor.
  open var destinationRGBBlendFactor: MTLBlendFactor = MTLBlendFactor.zero
  /// The destination alpha blend factor.
  open var destinationAlphaBlendFactor: MTLBlendFactor = MTLBlendFactor.zero
}

/// The colors of passes.
open class MTLRenderPipelineColorAttachmentDescriptorArray: NSObject {
  /// The colors.
  private let items: [MTLRenderPipelineColorAttachmentDescriptor] = (0..<8).map { _ in MTLRenderPipelineColorAttachmentDescriptor() }
  /// The colors at a place.
  open subscript(attachmentIndex: Int) -> MTLRenderPipelineColorAttachmentDescriptor! {
    items[min(max(attachmentIndex, 0), 7)]
  }
}

/// The functions of a pass.
open class MTLRenderPipelineDescriptor: NSObject {
  /// The label.
  open var label: String? = nil
  /// The vertex function.
  open var vertexFunction: (any MTLFunction)? = nil
  /// The fragment function.
  open var fragmentFunction: (any MTLFunction)? = nil
  /// The raster sample count.
  open var rasterSampleCount: Int = 1
  /// The color attachments.
  public let colorAttachments: MTLRenderPipelineColorAttachmentDescriptorArray! = MTLRenderPipelineColorAttachmentDescriptorArray()
  /// The depth attachment pixel format.
  open var depthAttachmentPixelFormat: MTLPixelFormat = MTLPixelFormat.invalid
}
