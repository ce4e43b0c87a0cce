// Written by Scripts/generate-tables from Reference/apple-modules/CoreMedia.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import AVFoundation
