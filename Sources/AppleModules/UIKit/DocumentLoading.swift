import DynamicType
import HeadlessUIKit
import Rendering
import RichText
import ScreenLoading

/// Hands the readers of documents and resources over to the context of the program as the program is loaded.
///
/// The loader of programs calls the functions in `.init_array`.
@section(".init_array") @used
private let registration: @convention(c) () -> Void = {
  let resources = BundleResources()
  let documents = NibLoader(resources)
  ScreenContext.updateProgram {
    $0.documentLoader = documents
    $0.storyboardLoader = documents
    $0.resourceLoader = resources
    $0.pictureEncoder = { try? $0.pngData(background: .clear) }
  }
}
