// Written by Scripts/generate-tables from Reference/apple-modules/Metal.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// A function of a graphics processor.
public protocol MTLFunction: AnyObject {
  /// The name.
  var name: String { get }
}

/// Functions of a graphics processor.
public protocol MTLLibrary: AnyObject {
  /// Called for the event “make function name”.
  func makeFunction(name functionName: String) -> (any MTLFunction)?
  /// The function names.
  var functionNames: [String] { get }
}

/// Memory of a graphics processor.
public protocol MTLResource: AnyObject {
  /// The label.
  var label: String? { get set }
}

/// Bytes of a graphics processor.
public protocol MTLBuffer: MTLResource {
  /// The length.
  var length: Int { get }
  /// Called for the event “contents”.
  func contents() -> UnsafeMutableRawPointer
}

/// A picture of a graphics processor.
public protocol MTLTexture: MTLResource {
  /// The width.
  var width: Int { get }
  /// The height.
  var height: Int { get }
  /// The pixel format.
  var pixelFormat: MTLPixelFormat { get }
  /// Called for the event “get bytes bytes per row from mipmap level”.
  func getBytes(
    _ pixelBytes: UnsafeMutableRawPointer,
    bytesPerRow: Int,
    from region: MTLRegion,
    mipmapLevel level: Int
  )
  /// Called for the event “replace region mipmap level with bytes bytes per row”.
  func replace(
    region: MTLRegion,
    mipmapLevel level: Int,
    withBytes pixelBytes: UnsafeRawPointer,
    bytesPerRow: Int
  )
}

/// A picture that is shown.
public protocol MTLDrawable: AnyObject {
  /// Called for the event “present”.
  func present()
}

/// A scale of pictures.
public protocol MTLSamplerState: AnyObject {}

/// The functions of a pass.
public protocol MTLRenderPipelineState: AnyObject {}

/// A function that computes.
public protocol MTLComputePipelineState: AnyObject {
  /// The max total threads per threadgroup.
  var maxTotalThreadsPerThreadgroup: Int { get }
  /// The thread execution width.
  var threadExecutionWidth: Int { get }
}

/// Writes commands.
public protocol MTLCommandEncoder: AnyObject {
  /// The label.
  var label: String? { get set }
  /// Called for the event “end encoding”.
  func endEncoding()
}

/// Writes commands that draw.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
  /// Called for the event “set render pipeline state”.
  func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
  /// Called for the event “set vertex buffer offset index”.
  func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  /// Called for the event “set vertex bytes length index”.
  func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  /// Called for the event “set fragment buffer offset index”.
  func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  /// Called for the event “set fragment bytes length index”.
  func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  /// Called for the event “set fragment texture index”.
  func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
  /// Called for the event “set fragment sampler state index”.
  func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
  /// Called for the event “set viewport”.
  func setViewport(_ viewport: MTLViewport)
  /// Called for the event “draw primitives type vertex start vertex count”.
  func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
  /// Called for the event “draw primitives type vertex start vertex count instance count”.
  func drawPrimitives(
    type primitiveType: MTLPrimitiveType,
    vertexStart: Int,
    vertexCount: Int,
    instanceCount: Int
  )
}

/// Writes commands that compute.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
  /// Called for the event “set compute pipeline state”.
  func setComputePipelineState(_ state: any MTLComputePipelineState)
  /// Called for the event “set texture index”.
  func setTexture(_ texture: (any MTLTexture)?, index: Int)
  /// Called for the event “set buffer offset index”.
  func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  /// Called for the event “set bytes length index”.
  func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  /// Called for the event “dispatch threadgroups threads per threadgroup”.
  func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
  /// Called for the event “dispatch threads threads per threadgroup”.
  func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}

/// Commands of a graphics processor.
public protocol MTLCommandBuffer: AnyObject {
  /// The status.
  var status: MTLCommandBufferStatus { get }
  /// The error.
  var error: (any Error)? { get }
  /// Called for the event “make render command encoder descriptor”.
  func makeRenderCommandEncoder(
    descriptor renderPassDescriptor: MTLRenderPassDescriptor
  ) -> (any MTLRenderCommandEncoder)?
  /// Called for the event “make compute command encoder”.
  func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
  /// Called for the event “present”.
  func present(_ drawable: any MTLDrawable)
  /// Called for the event “add completed handler”.
  func addCompletedHandler(_ block: @escaping (any MTLCommandBuffer) -> Void)
  /// Called for the event “commit”.
  func commit()
  /// Called for the event “wait until completed”.
  func waitUntilCompleted()
  /// Called for the event “wait until scheduled”.
  func waitUntilScheduled()
}

/// A queue of commands.
public protocol MTLCommandQueue: AnyObject {
  /// The label.
  var label: String? { get set }
  /// Called for the event “make command buffer”.
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

/// A graphics processor.
public protocol MTLDevice: AnyObject {
  /// The name.
  var name: String { get }
  /// Called for the event “make command queue”.
  func makeCommandQueue() -> (any MTLCommandQueue)?
  /// Called for the event “make default library”.
  func makeDefaultLibrary() -> (any MTLLibrary)?
  /// Called for the event “make library source options”.
  func makeLibrary(source: String, options: AnyObject?) throws -> any MTLLibrary
  /// Called for the event “make buffer length options”.
  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  /// Called for the event “make buffer bytes length options”.
  func makeBuffer(
    bytes pointer: UnsafeRawPointer,
    length: Int,
    options: MTLResourceOptions
  ) -> (any MTLBuffer)?
  /// Called for the event “make texture descriptor”.
  func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
  /// Called for the event “make sampler state descriptor”.
  func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
  /// Called for the event “make render pipeline state descriptor”.
  func makeRenderPipelineState(
    descriptor: MTLRenderPipelineDescriptor
  ) throws -> any MTLRenderPipelineState
  /// Called for the event “make compute pipeline state function”.
  func makeComputePipelineState(
    function computeFunction: any MTLFunction
  ) throws -> any MTLComputePipelineState
}

extension MTLResourceOptions {
  /// Memory that both processors see.
  public static var storageModeShared: MTLResourceOptions { [] }
}
