import AVFoundation
import Accelerate
import CoreML
import CoreMedia
import CoreVideo
import Foundation
import JavaScriptCore
import NaturalLanguage
import PDFKit
import PencilKit
import Speech
import Testing
import Translation
import UIKit
import Vision
import VisionKit

@Suite("Texts, pictures and documents that nobody reads")
struct RecognitionTests {
  @Test("A request about a picture ends without findings")
  func vision() throws {
    var isOver = false
    let request = VNRecognizeTextRequest { request, error in
      isOver = request.results == nil && error == nil
    }
    try VNImageRequestHandler(data: Data()).perform([request])
    #expect(isOver)
    #expect(!VNDocumentCameraViewController.isSupported)
    #expect(!DataScannerViewController.isAvailable)
  }

  /// A half of 200 by 100 pixels, as Apple's page says it: each number times the picture's size.
  @Test("Parts of a picture become pixels")
  func pixels() {
    let part = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let rect = CGRect(x: 100, y: 0, width: 100, height: 100)
    #expect(VNImageRectForNormalizedRect(part, 200, 100) == rect)
    #expect(VNNormalizedRectForImageRect(rect, 200, 100) == part)
  }

  @Test("A filter keeps its settings and has no result, and codes are not found")
  func filters() {
    let code = CIFilter.qrCodeGenerator()
    code.message = Data("https://example.org".utf8)
    code.correctionLevel = "H"
    #expect(code.message == Data("https://example.org".utf8))
    #expect(code.outputImage == nil)
    let blur = CIFilter.gaussianBlur()
    blur.radius = 4
    #expect(blur.radius == 4)
    // The numbers of Exif: 6 for a picture whose top is at the right.
    #expect(CGImagePropertyOrientation(rawValue: 6) == .right)
  }

  @Test("Speech is denied, and no language is known")
  func languages() async {
    #expect(SFSpeechRecognizer.authorizationStatus() == .denied)
    #expect(SFSpeechRecognizer()?.isAvailable == false)
    #expect(NLLanguageRecognizer.dominantLanguage(for: "Guten Tag") == nil)
    let recognizer = NLLanguageRecognizer()
    recognizer.languageConstraints = [.german, .english]
    recognizer.processString("Guten Tag")
    #expect(recognizer.languageHypotheses(withMaximum: 2).isEmpty)
    #expect(NLLanguage(rawValue: "de") == .german)
  }

  @Test("A text is not translated, since no language is installed")
  func translation() async {
    let session = TranslationSession(
      installedSource: Locale.Language(identifier: "de"),
      target: Locale.Language(identifier: "en")
    )
    await #expect(throws: TranslationError.notInstalled) {
      _ = try await session.translate("Guten Tag")
    }
    var wish = TranslationSession.Configuration(target: Locale.Language(identifier: "en"))
    let before = wish
    wish.invalidate()
    #expect(wish != before)
  }

  @Test("A document is made of a file's bytes alone, and its view is empty")
  func documents() throws {
    #expect(PDFDocument(data: Data("text".utf8)) == nil)
    let bytes = Data("%PDF-1.7\n".utf8)
    let document = try #require(PDFDocument(data: bytes))
    #expect(document.dataRepresentation() == bytes)
    #expect(document.pageCount == 0)
    let view = PDFView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.document = document
    view.autoScales = true
    #expect(view.document === document)
    #expect(view.currentPage == nil)
  }

  @Test("A drawing keeps its bytes, and its picture has the size that was asked for")
  func drawings() throws {
    let drawing = try PKDrawing(data: Data([1, 2]))
    #expect(drawing.dataRepresentation() == Data([1, 2]))
    let size = CGRect(x: 0, y: 0, width: 30, height: 20)
    #expect(drawing.image(from: size, scale: 1).size == size.size)
    let canvas = PKCanvasView()
    canvas.tool = PKInkingTool(.marker, color: .red, width: 5)
    #expect((canvas.tool as? PKInkingTool)?.width == 5)
  }

  @Test("Core Media has the times of films")
  func times() {
    let time = CMTimeMakeWithSeconds(1.5, preferredTimescale: 600)
    #expect(CMTimeGetSeconds(time) == 1.5)
    #expect(CMTime.zero < time)
  }

  @Test("Pixels in memory have rows of at least their width")
  func buffer() throws {
    var made: CVPixelBuffer?
    #expect(
      CVPixelBufferCreate(nil, 10, 4, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnSuccess
    )
    let buffer = try #require(made)
    #expect(CVPixelBufferGetBytesPerRow(buffer) >= 40)
    #expect(CVPixelBufferGetDataSize(buffer) == CVPixelBufferGetBytesPerRow(buffer) * 4)
    #expect(CVPixelBufferCreate(nil, -1, 4, kCVPixelFormatType_32BGRA, nil, &made) != 0)
  }

  @Test("No model is read, and an array keeps its numbers")
  func models() async throws {
    await #expect(throws: MLModelError(.generic)) {
      _ = try await MLModel.load(contentsOf: URL(fileURLWithPath: "/a.mlmodelc"))
    }
    let array = try MLMultiArray(shape: [2, 3], dataType: .float32)
    array[[1, 2]] = 7
    #expect(array.strides == [3, 1])
    #expect(array[5] == 7)
    #expect(throws: MLModelError(.generic)) {
      _ = try MLMultiArray(shape: [1_048_576, 1_048_576, 1_073_741_824], dataType: .float32)
    }
  }

  @Test("No program in JavaScript runs, and what the app gave it stays")
  func scripts() {
    let context = JSContext()
    #expect(context.evaluateScript("1 + 1") == nil)
    context.setObject("Ada", forKeyedSubscript: "name" as NSString)
    #expect(context.objectForKeyedSubscript("name")?.toString() == "Ada")
  }

  /// The sums follow from the definitions of the functions.
  @Test("Functions of lists compute what their pages say")
  func lists() {
    let (ones, numbers): ([Float], [Float]) = ([1, 1, 1], [1, 2, 6])
    var result = [Float](repeating: 0, count: 3)
    vDSP_vsub(ones, 1, numbers, 1, &result, 1, 3)
    #expect(result == [0, 1, 5])
    vDSP_vdiv([2, 2, 2], 1, numbers, 1, &result, 1, 3)
    #expect(result == [0.5, 1, 3])
    var mean: Float = 0
    vDSP_meanv(numbers, 1, &mean, 3)
    #expect(mean == 3)
    #expect(vDSP.maximum(numbers) == 6)
    #expect(vDSP.rootMeanSquare([3.0, 3.0]) == 3)
    vDSP_hann_window(&result, 3, Int32(vDSP_HANN_DENORM))
    #expect(result[0] == 0 && abs(result[1] - 0.75) < 1e-6)
  }
}
