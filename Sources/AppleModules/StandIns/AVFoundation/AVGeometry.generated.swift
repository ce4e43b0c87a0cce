// Written by Scripts/generate-tables from Reference/apple-modules/AVFoundation.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// The way in which a film fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The string of the constant.
  public let rawValue: String
  /// Creates a constant from its string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The film is stretched to the layer.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  /// The film keeps its shape and fits into the layer.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The film keeps its shape and fills the layer.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// A kind of content.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The string of the constant.
  public let rawValue: String
  /// Creates a constant from its string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a constant from its string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Film.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Text.
  public static let text = AVMediaType(rawValue: "text")
  /// Facts about the content.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// Depth.
  public static let depthData = AVMediaType(rawValue: "dpth")
  /// Subtitles.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
}

/// A kind of file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The string of the constant.
  public let rawValue: String
  /// Creates a constant from its string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a constant from its string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A QuickTime movie.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// An MPEG-4 movie.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// An MPEG-4 movie with Apple's additions.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// MPEG-4 sound.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// MPEG layer 3 sound.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// WAVE sound.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// A JPEG image.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  /// An HEIC image.
  public static let heic = AVFileType(rawValue: "public.heic")
  /// The caf.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
}
