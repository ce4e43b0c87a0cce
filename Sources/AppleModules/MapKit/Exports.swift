// As on Apple's systems, a file that imports MapKit sees UIKit and Core Location.
@_exported public import CoreLocation
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
