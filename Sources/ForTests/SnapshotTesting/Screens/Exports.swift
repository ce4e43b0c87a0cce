// Files of tests that import this module alone use names of UIKit, as they do on an iPhone.
@_exported public import HeadlessUIKit
// Foundation declares these too; see the module UIKit.
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
