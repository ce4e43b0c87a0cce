@_exported public import DynamicType
@_exported public import FontDescriptors
@_exported public import FontManagement
@_exported public import Foundation
@_exported public import RichText
