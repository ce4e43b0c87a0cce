// As on Apple's systems, a file that imports CoreHaptics sees Foundation.
@_exported public import Foundation
