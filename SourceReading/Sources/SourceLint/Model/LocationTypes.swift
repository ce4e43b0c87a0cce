import Diagnostics

// SwiftSyntax has types with the same names.

typealias SourceLocation = Diagnostics.SourceLocation
typealias SourceRange = Diagnostics.SourceRange
