// Written by Scripts/generate-tables from Reference/apple-modules/SwiftUICore.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessSwiftUI
