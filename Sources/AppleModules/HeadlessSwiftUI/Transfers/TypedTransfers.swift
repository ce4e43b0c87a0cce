public import Foundation
public import HeadlessUIKit
public import UniformTypeIdentifiers

extension View {
  /// Makes the view draggable with a preview, which a still screen does not show.
  nonisolated public func onDrag(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> some View
  ) -> some View { self }

  /// Accepts drops on the view, which a still screen does not show.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Accepts drops at a location of the view, which a still screen does not show.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }

  /// Accepts drops on the view, which a still screen does not show.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType],
    delegate: any DropDelegate
  ) -> some View { self }
}
