// As on Apple's systems, a file that imports Translation sees Foundation.
@_exported public import Foundation
