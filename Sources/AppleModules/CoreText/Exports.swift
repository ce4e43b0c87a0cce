// The members of descriptors are visible where Core Text is imported, also with
// `MemberImportVisibility`, and other names of the lower floors are left to the program.
@_exported public import struct FontDescriptors.OpenTypeTag
