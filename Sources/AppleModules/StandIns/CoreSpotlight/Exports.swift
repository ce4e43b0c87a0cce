// As on Apple's systems, a file that imports CoreSpotlight sees UIKit.
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
