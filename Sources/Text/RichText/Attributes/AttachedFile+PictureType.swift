extension AttachedFile.Format {
  /// The type of the picture after `image/`; `nil` where the format is that of the file's name.
  package var pictureType: String? {
    switch self {
    case .png: "png"
    case .jpeg: "jpeg"
    case .bitmap: "bmp"
    case .windowsMetafile: "wmf"
    case .enhancedMetafile: "emf"
    case .quickDrawPicture: "x-pict"
    case .other: nil
    }
  }
}
