/// The filter for enlarged or reduced contents.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The identifier of the segue.
  public var rawValue: String

  /// Creates a way by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The color of the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// A color between those of the nearest pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// A filter that uses mipmaps.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a value from the raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The edge at the left.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The edge at the right.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The edge at the bottom.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The edge at the top.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

extension CALayer {
  /// Converts a time of another layer; the clocks of layers are the same here.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }

  /// Converts a time to that of another layer; the clocks of layers are the same here.
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { time }
}
