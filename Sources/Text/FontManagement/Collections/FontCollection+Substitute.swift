extension FontCollection {
  /// The bytes of the built-in font of boxes.
  package static var substituteBytes: [UInt8] { substituteFont }

  /// The built-in face of boxes, for a collection without any usable font.
  package var substitute: FaceInstance { Self.builtIn }

  private static let builtIn: FaceInstance = {
    do throws(FontFileError) {
      return FaceInstance(face: try FontFace(file: try FontFile(bytes: substituteFont)))
    } catch {
      preconditionFailure("The built-in substitute is a valid font: \(error)")
    }
  }()
}
