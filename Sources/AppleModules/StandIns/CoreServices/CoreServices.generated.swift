// Written by Scripts/generate-tables from Reference/apple-modules/CoreServices.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import MobileCoreServices
