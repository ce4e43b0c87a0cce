import Diagnostics

// SwiftSyntax has types of the same names.

typealias SourceLocation = Diagnostics.SourceLocation
typealias SourceRange = Diagnostics.SourceRange
