// As on Apple's systems, a file that imports ContactsUI sees UIKit and Contacts.
@_exported public import Contacts
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
