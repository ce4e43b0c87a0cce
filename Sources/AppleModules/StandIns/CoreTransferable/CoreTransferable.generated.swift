// Written by Scripts/generate-tables from Reference/apple-modules/CoreTransferable.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessSwiftUI
