// As on Apple's systems, a file that imports Security sees Foundation.
@_exported public import Foundation
