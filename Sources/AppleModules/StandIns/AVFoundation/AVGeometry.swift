public import Foundation

/// Returns the largest rectangle of a shape that lies in the middle of another rectangle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return .zero }
  let scale = min(
    boundingRect.width / aspectRatio.width,
    boundingRect.height / aspectRatio.height
  )
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2,
    y: boundingRect.midY - size.height / 2,
    width: size.width,
    height: size.height
  )
}

/// The way in which a film fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value by name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// AVFoundation's value of this name.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  /// AVFoundation's value of this name.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// AVFoundation's value of this name.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill"
  )
}

/// A kind of content.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value by name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// AVFoundation's value of this name.
  public static let video = AVMediaType(rawValue: "vide")
  /// AVFoundation's value of this name.
  public static let audio = AVMediaType(rawValue: "soun")
  /// AVFoundation's value of this name.
  public static let text = AVMediaType(rawValue: "text")
  /// AVFoundation's value of this name.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// AVFoundation's value of this name.
  public static let depthData = AVMediaType(rawValue: "dpth")
  /// AVFoundation's value of this name.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
}

/// A kind of file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value by name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// AVFoundation's value of this name.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// AVFoundation's value of this name.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// AVFoundation's value of this name.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// AVFoundation's value of this name.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// AVFoundation's value of this name.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// AVFoundation's value of this name.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// AVFoundation's value of this name.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  /// AVFoundation's value of this name.
  public static let heic = AVFileType(rawValue: "public.heic")
}
