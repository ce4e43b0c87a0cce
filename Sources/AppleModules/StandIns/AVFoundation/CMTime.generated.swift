// Written by Scripts/generate-tables from Reference/apple-modules/AVFoundation.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// The number of parts of a time.
public typealias CMTimeValue = Int64

/// The parts of a second.
public typealias CMTimeScale = Int32

/// The begin.
public let kCMTimeZero: CMTime = CMTime.zero

/// No time at all.
public let kCMTimeInvalid: CMTime = CMTime.invalid
