// As on Apple's systems, a file that imports BackgroundTasks sees Foundation.
@_exported public import Foundation
