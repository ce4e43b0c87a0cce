// As on Apple's systems, a file that imports Contacts sees Foundation.
@_exported public import Foundation
