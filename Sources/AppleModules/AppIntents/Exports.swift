// As on Apple's systems, a file that imports AppIntents sees Foundation, and the names of UIKit that stand for
// those that Foundation lacks on Linux.
@_exported public import Foundation
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
