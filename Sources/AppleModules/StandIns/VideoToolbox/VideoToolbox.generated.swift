// Written by Scripts/generate-tables from Reference/apple-modules/VideoToolbox.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import CoreVideo

/// Another name of UInt32.
public typealias CMVideoCodecType = UInt32

/// The codec H.264.
public let kCMVideoCodecType_H264: CMVideoCodecType = 0x6176_6331

/// The codec HEVC.
public let kCMVideoCodecType_HEVC: CMVideoCodecType = 0x6876_6331

/// The codec AV1.
public let kCMVideoCodecType_AV1: CMVideoCodecType = 0x6176_3031

/// The codec VP9.
public let kCMVideoCodecType_VP9: CMVideoCodecType = 0x7670_3039

/// Returns that the device decodes no film.
public func VTIsHardwareDecodeSupported(_ codecType: CMVideoCodecType) -> Bool { false }
