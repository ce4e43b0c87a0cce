import Testing

/// Unicode's own test files: those of the Debian package `unicode-data` when it is installed, and
/// committed excerpts of them always.
@Suite("Unicode's conformance files") struct UnicodeConformance {}
