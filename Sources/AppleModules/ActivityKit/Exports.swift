// As on Apple's systems, a file that imports ActivityKit sees Foundation.
@_exported public import Foundation
