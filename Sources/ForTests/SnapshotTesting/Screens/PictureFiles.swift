import DynamicType
import HeadlessUIKit
import Rendering
import RichText

/// Lets images be written as files in programs that import this module without UIKit.
///
/// The loader of programs calls the functions in `.init_array`.
@section(".init_array") @used
private let registration: @convention(c) () -> Void = {
  ScreenContext.updateProgram { $0.pictureEncoder = { try? $0.pngData(background: .clear) } }
}
