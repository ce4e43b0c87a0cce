import HeadlessUIKit
import Rendering
import RichText
import ScreenLoading

/// Hands the readers of documents and resources over to the view classes as the program is loaded.
///
/// The loader of programs calls the functions in `.init_array`.
@section(".init_array") @used
private let registration: @convention(c) () -> Void = {
  let resources = BundleResources()
  let documents = NibLoader(resources)
  DocumentLoading.loader = documents
  StoryboardLoading.loader = documents
  ResourceLoading.loader = resources
  PictureEncoding.encoder = { try? $0.pngData(background: .clear) }
}
