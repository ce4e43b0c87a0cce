// As on Apple's systems, a file that imports Network sees Foundation.
@_exported public import Foundation
