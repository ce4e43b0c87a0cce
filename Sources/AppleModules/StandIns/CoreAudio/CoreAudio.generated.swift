// Written by Scripts/generate-tables from Reference/apple-modules/CoreAudio.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// Another name of UInt32.
public typealias AudioFormatID = UInt32

/// Another name of UInt32.
public typealias AudioFormatFlags = UInt32

/// The format of a sound.
public struct AudioStreamBasicDescription: Sendable {
  /// The m sample rate.
  public var mSampleRate: Float64
  /// The m format ID.
  public var mFormatID: AudioFormatID
  /// The m format flags.
  public var mFormatFlags: AudioFormatFlags
  /// The m bytes per packet.
  public var mBytesPerPacket: UInt32
  /// The m frames per packet.
  public var mFramesPerPacket: UInt32
  /// The m bytes per frame.
  public var mBytesPerFrame: UInt32
  /// The m channels per frame.
  public var mChannelsPerFrame: UInt32
  /// The m bits per channel.
  public var mBitsPerChannel: UInt32
  /// The m reserved.
  public var mReserved: UInt32
  /// Creates zeros.
  public init() {
    mSampleRate = 0
    mFormatID = 0
    mFormatFlags = 0
    mBytesPerPacket = 0
    mFramesPerPacket = 0
    mBytesPerFrame = 0
    mChannelsPerFrame = 0
    mBitsPerChannel = 0
    mReserved = 0
  }
  /// Creates one.
  public init(
    mSampleRate: Float64,
    mFormatID: AudioFormatID,
    mFormatFlags: AudioFormatFlags,
    mBytesPerPacket: UInt32,
    mFramesPerPacket: UInt32,
    mBytesPerFrame: UInt32,
    mChannelsPerFrame: UInt32,
    mBitsPerChannel: UInt32,
    mReserved: UInt32
  ) {
    self.mSampleRate = mSampleRate
    self.mFormatID = mFormatID
    self.mFormatFlags = mFormatFlags
    self.mBytesPerPacket = mBytesPerPacket
    self.mFramesPerPacket = mFramesPerPacket
    self.mBytesPerFrame = mBytesPerFrame
    self.mChannelsPerFrame = mChannelsPerFrame
    self.mBitsPerChannel = mBitsPerChannel
    self.mReserved = mReserved
  }
}

/// The place of a packet.
public struct AudioStreamPacketDescription: Sendable {
  /// The m start offset.
  public var mStartOffset: Int64
  /// The m variable frames in packet.
  public var mVariableFramesInPacket: UInt32
  /// The m data byte size.
  public var mDataByteSize: UInt32
  /// Creates zeros.
  public init() {
    mStartOffset = 0
    mVariableFramesInPacket = 0
    mDataByteSize = 0
  }
  /// Creates one.
  public init(mStartOffset: Int64, mVariableFramesInPacket: UInt32, mDataByteSize: UInt32) {
    self.mStartOffset = mStartOffset
    self.mVariableFramesInPacket = mVariableFramesInPacket
    self.mDataByteSize = mDataByteSize
  }
}

/// A buffer of sound.
public struct AudioBuffer {
  /// The m number channels.
  public var mNumberChannels: UInt32
  /// The m data byte size.
  public var mDataByteSize: UInt32
  /// The m data.
  public var mData: UnsafeMutableRawPointer?
  /// Creates zeros.
  public init() {
    mNumberChannels = 0
    mDataByteSize = 0
    mData = nil
  }
  /// Creates one.
  public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
    self.mNumberChannels = mNumberChannels
    self.mDataByteSize = mDataByteSize
    self.mData = mData
  }
}

/// Buffers of sound.
public struct AudioBufferList {
  /// The m number buffers.
  public var mNumberBuffers: UInt32
  /// The m buffers.
  public var mBuffers: AudioBuffer
  /// Creates zeros.
  public init() {
    mNumberBuffers = 0
    mBuffers = AudioBuffer()
  }
  /// Creates one.
  public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) {
    self.mNumberBuffers = mNumberBuffers
    self.mBuffers = mBuffers
  }
}

/// The format of samples.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6c70636d

/// The format of AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x61616320

/// The format of MP3.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2e6d7033

/// The format of Apple Lossless.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616c6163

/// The format of FLAC.
public let kAudioFormatFLAC: AudioFormatID = 0x666c6163

/// The format of Opus.
public let kAudioFormatOpus: AudioFormatID = 0x6f707573

/// A fact of a format.
public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1

/// A fact of a format.
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 2

/// A fact of a format.
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 4

/// A fact of a format.
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 8

/// A fact of a format.
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 32
