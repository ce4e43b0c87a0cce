// As on Apple's systems, a file that imports CoreMotion sees Foundation.
@_exported public import Foundation
