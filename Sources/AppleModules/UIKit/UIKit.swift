@_exported public import HeadlessUIKit
// Foundation declares these too. A declaration that is imported by its name comes before one that comes
// with its module, so that a file with both imports compiles and means UIKit's.
@_exported public import class HeadlessUIKit.DateComponentsFormatter
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
@_exported public import class HeadlessUIKit.RelativeDateTimeFormatter
@_exported public import func HeadlessUIKit.NSLocalizedString
