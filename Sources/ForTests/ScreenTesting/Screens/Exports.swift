// The names that settings of screens are written with.
@_exported public import enum DynamicType.ContentSizeCategory
@_exported public import struct DynamicType.Device
@_exported public import enum DynamicType.UserInterfaceStyle
