// As on Apple's systems, a file that imports Charts sees SwiftUI.
@_exported public import Foundation
@_exported public import HeadlessSwiftUI
