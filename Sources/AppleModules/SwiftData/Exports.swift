// As on Apple's systems, a file that imports SwiftData sees Foundation. The macro of models writes names of
// Observation.
@_exported public import Foundation
@_exported public import Observation
