// As on Apple's systems, a file that imports TipKit sees SwiftUI and UIKit's names.
@_exported public import Foundation
@_exported public import HeadlessSwiftUI
@_exported public import HeadlessUIKit
