// Written by Scripts/generate-tables from Reference/apple-modules/AVFAudio.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import AVFoundation
