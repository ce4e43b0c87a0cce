// As on Apple's systems, a file that imports WebKit sees UIKit, and the requests that web views load.
@_exported public import FoundationNetworking
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
