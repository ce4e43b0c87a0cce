// As on Apple's systems, a file that imports CryptoKit sees Foundation.
@_exported public import Foundation
