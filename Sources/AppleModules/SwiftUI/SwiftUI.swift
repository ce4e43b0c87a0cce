@_exported public import HeadlessSwiftUI
@_exported public import Observation
@_exported public import UIKit
