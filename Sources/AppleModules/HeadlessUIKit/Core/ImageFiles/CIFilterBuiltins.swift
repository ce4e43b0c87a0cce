public import Foundation

/// A filter of an image by its kind.
public protocol CIFilterProtocol: AnyObject {
  /// The picture, always `nil`.
  var outputImage: CIImage? { get }
}

/// A filter that makes QR codes.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The bytes of the message.
  var message: Data { get set }
  /// The part of the code that may be lost: L, M, Q or H.
  var correctionLevel: String { get set }
}

/// A filter that makes Aztec codes.
public protocol CIAztecCodeGenerator: CIFilterProtocol {
  /// The bytes of the message.
  var message: Data { get set }
  /// The percentage of the code that may be lost.
  var correctionLevel: Float { get set }
}

/// A filter that makes Code 128 barcodes.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// The bytes of the message.
  var message: Data { get set }
  /// The empty pixels around the code.
  var quietSpace: Float { get set }
}

/// A filter that blurs.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The distance in pixels over which colors mix.
  var radius: Float { get set }
}

/// A filter that changes how colors look.
public protocol CIColorControls: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The saturation; 1 changes nothing.
  var saturation: Float { get set }
  /// The brightness; 0 changes nothing.
  var brightness: Float { get set }
  /// The contrast; 1 changes nothing.
  var contrast: Float { get set }
}

/// A filter that exchanges light and dark.
public protocol CIColorInvert: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}

/// A filter that makes dark places transparent.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}

/// A filter that draws in one color.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The color.
  var color: CIColor { get set }
  /// The part of the color; 1 leaves no other one.
  var intensity: Float { get set }
}

/// A filter with two colors for dark and light.
public protocol CIFalseColor: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The color of dark places.
  var color0: CIColor { get set }
  /// The color of light places.
  var color1: CIColor { get set }
}

/// A filter that makes large pixels.
public protocol CIPixellate: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle.
  var center: CGPoint { get set }
  /// The size of a pixel.
  var scale: Float { get set }
}

/// A filter that shows an image as an old photo.
public protocol CISepiaTone: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The strength.
  var intensity: Float { get set }
}

/// A filter that finds the mean color of a place.
public protocol CIAreaAverage: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The place.
  var extent: CGRect { get set }
}

private final class CodeGenerator: CIFilter, CIQRCodeGenerator, CICode128BarcodeGenerator {
  var message = Data()
  var correctionLevel = "M"
  var quietSpace: Float = 10
}

private final class AztecCodeGenerator: CIFilter, CIAztecCodeGenerator {
  var message = Data()
  var correctionLevel: Float = 23
}

/// The filters of images, which have no result; each is used by its protocol.
private final class ImageFilter: CIFilter, CIGaussianBlur, CIColorControls, CIColorInvert,
  CIMaskToAlpha, CIColorMonochrome, CIFalseColor, CIPixellate, CISepiaTone, CIAreaAverage
{
  var inputImage: CIImage?
  var radius: Float = 10
  var saturation: Float = 1
  var brightness: Float = 0
  var contrast: Float = 1
  var color = CIColor.white
  var color0 = CIColor.black
  var color1 = CIColor.white
  var intensity: Float = 1
  var center = CGPoint(x: 150, y: 150)
  var scale: Float = 8
  var extent = CGRect.zero
}

extension CIFilter {
  /// A filter that makes QR codes; it has no result.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { CodeGenerator() }
  /// A filter that makes Aztec codes; it has no result.
  public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator {
    AztecCodeGenerator()
  }
  /// A filter that makes Code 128 barcodes; it has no result.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    CodeGenerator()
  }
  /// A filter that blurs; it has no result.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { ImageFilter() }
  /// A filter that changes how colors look; it has no result.
  public class func colorControls() -> any CIFilter & CIColorControls { ImageFilter() }
  /// A filter that exchanges light and dark; it has no result.
  public class func colorInvert() -> any CIFilter & CIColorInvert { ImageFilter() }
  /// A filter that makes dark places transparent; it has no result.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { ImageFilter() }
  /// A filter that draws in one color; it has no result.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { ImageFilter() }
  /// A filter with two colors for dark and light; it has no result.
  public class func falseColor() -> any CIFilter & CIFalseColor { ImageFilter() }
  /// A filter that makes large pixels; it has no result.
  public class func pixellate() -> any CIFilter & CIPixellate { ImageFilter() }
  /// A filter that shows an image as an old photo; it has no result.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { ImageFilter() }
  /// A filter that finds the mean color of a place; it has no result.
  public class func areaAverage() -> any CIFilter & CIAreaAverage { ImageFilter() }
}
