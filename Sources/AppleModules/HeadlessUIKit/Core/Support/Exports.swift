// UIKit re-exports Foundation.
@_exported public import Foundation

// The types with UIKit's names are aliases of types of the lower floors. One declaration of each floor is
// re-exported instead of the whole module: this makes the members of those types visible in a client's file,
// also with `MemberImportVisibility`, and leaves names such as `Font`, `Color` and `Trait` to the client.
@_exported public import struct DynamicType.ContentSizeCategoryLimits
@_exported public import struct FontDescriptors.OpenTypeTag
@_exported public import class FontManagement.FontCollection
@_exported public import protocol RichText.TextAttributeKey
