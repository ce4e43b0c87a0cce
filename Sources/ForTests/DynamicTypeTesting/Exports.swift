// A test imports one module for screens in UIKit and in SwiftUI.
@_exported public import ScreenTesting
