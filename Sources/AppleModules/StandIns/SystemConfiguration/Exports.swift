// As on Apple's systems, a file that imports SystemConfiguration sees Foundation.
@_exported public import Foundation
