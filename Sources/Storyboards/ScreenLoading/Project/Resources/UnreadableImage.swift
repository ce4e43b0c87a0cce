import Diagnostics
import FileAccess
import InterfaceBuilder

/// The reason why an image that a project has cannot be shown.
enum UnreadableImage {
  /// Its set names no file.
  case withoutFile
  /// The file is on the server for large files, and a pointer is in its place.
  case pointer(file: String)
  /// The file is not there, or holds no picture.
  case noPicture(file: String)

  /// Looks at the files of an image none of which could be shown.
  init(_ image: ImageAsset) {
    let paths = image.variants.compactMap(\.path)
    guard let first = paths.first else {
      self = .withoutFile
      return
    }
    let pointer = paths.first { LargeFilePointer.isPointer(at: $0) }
    self =
      pointer.map { .pointer(file: FilePath.name($0)) } ?? .noPicture(file: FilePath.name(first))
  }

  /// A message about the fault of the image, as a sentence without its end.
  func message(_ name: String) -> String {
    switch self {
    case .withoutFile: "The image \(name) has no file in its catalog"
    case .pointer(let file): "The file \(file) of the image \(name) is a pointer of Git LFS"
    case .noPicture(let file): "The file \(file) of the image \(name) holds no picture"
    }
  }

  /// The way to fix it.
  var hint: String {
    switch self {
    case .withoutFile: "Add a file to the image in the asset catalog."
    case .pointer: LargeFilePointer.hint
    case .noPicture: "Add the file, or replace it with a PNG, JPEG, PDF or SVG."
    }
  }
}
