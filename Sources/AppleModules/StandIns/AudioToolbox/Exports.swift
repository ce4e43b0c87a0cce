// As on Apple's systems, a file that imports AudioToolbox sees Foundation.
@_exported public import Foundation
