// Written by Scripts/generate-tables from Reference/apple-modules/CoreML.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import CoreVideo

/// A reason why a model fails.
public struct MLModelError: Swift.Error, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Hashable, Sendable {
    /// The case of generic.
    case generic
    /// The case of feature type.
    case featureType
    /// The case of io.
    case io = 3
    /// The case of custom layer.
    case customLayer
    /// The case of custom model.
    case customModel
    /// The case of update.
    case update
    /// The case of parameters.
    case parameters
    /// The case of model decryption key fetch.
    case modelDecryptionKeyFetch
    /// The case of model decryption.
    case modelDecryption
    /// The case of model collection.
    case modelCollection

    /// Returns whether an error has a code, for `catch`.
    public static func ~= (match: Self, error: any Swift.Error) -> Bool {
      (error as? MLModelError)?.code == match
    }
  }

  /// The reason.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The code `generic`.
  public static var generic: Code { .generic }
  /// The code `featureType`.
  public static var featureType: Code { .featureType }
  /// The code `io`.
  public static var io: Code { .io }
  /// The code `customLayer`.
  public static var customLayer: Code { .customLayer }
  /// The code `customModel`.
  public static var customModel: Code { .customModel }
  /// The code `update`.
  public static var update: Code { .update }
  /// The code `parameters`.
  public static var parameters: Code { .parameters }
  /// The code `modelDecryptionKeyFetch`.
  public static var modelDecryptionKeyFetch: Code { .modelDecryptionKeyFetch }
  /// The code `modelDecryption`.
  public static var modelDecryption: Code { .modelDecryption }
  /// The code `modelCollection`.
  public static var modelCollection: Code { .modelCollection }
}

/// The processors for a model.
public enum MLComputeUnits: Int, Hashable, Sendable {
  /// The case of cpu only.
  case cpuOnly
  /// The case of cpu and GPU.
  case cpuAndGPU
  /// The case of all.
  case all
  /// The case of cpu and neural engine.
  case cpuAndNeuralEngine
}

/// The settings of a model.
open class MLModelConfiguration: NSObject {
  /// The compute units.
  open var computeUnits: MLComputeUnits = MLComputeUnits.all
  /// The model display name.
  open var modelDisplayName: String? = nil
  /// Whether allow low precision accumulation on GPU is on.
  open var allowLowPrecisionAccumulationOnGPU: Bool = false
  /// The function name.
  open var functionName: String? = nil
}

/// The settings of a prediction.
open class MLPredictionOptions: NSObject {
  /// Whether it uses CPU only.
  open var usesCPUOnly: Bool = false
  /// The output backings.
  open var outputBackings: [String: Any] = [:]
}

/// The kind of a value.
public enum MLFeatureType: Int, Hashable, Sendable {
  /// The case of invalid.
  case invalid
  /// The case of int64.
  case int64
  /// The case of double.
  case double
  /// The case of string.
  case string
  /// The case of image.
  case image
  /// The case of multi array.
  case multiArray
  /// The case of dictionary.
  case dictionary
  /// The case of sequence.
  case sequence
}

/// The kind of an array's numbers.
public enum MLMultiArrayDataType: Int, Hashable, Sendable {
  /// The case of double.
  case double = 65600
  /// The case of float32.
  case float32 = 65568
  /// The case of float16.
  case float16 = 65552
  /// The case of int32.
  case int32 = 131104
}

/// A value of a model.
open class MLFeatureValue: NSObject {
  /// The type.
  public let type: MLFeatureType
  /// The value.
  private let value: Any
  /// Creates a value of a kind.
  private init(_ type: MLFeatureType, _ value: Any) {
    self.type = type
    self.value = value
  }
  /// Creates a whole number.
  public convenience init(int64 value: Int64) { self.init(.int64, value) }
  /// Creates a number.
  public convenience init(double value: Double) { self.init(.double, value) }
  /// Creates a text.
  public convenience init(string value: String) { self.init(.string, value) }
  /// Creates an array.
  public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, value) }
  /// Creates a picture.
  public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.image, value) }
  /// The int64 value.
  open var int64Value: Int64 { value as? Int64 ?? 0 }
  /// The double value.
  open var doubleValue: Double { value as? Double ?? 0 }
  /// The string value.
  open var stringValue: String { value as? String ?? "" }
  /// The multi array value.
  open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
  /// The image buffer value.
  open var imageBufferValue: CVPixelBuffer? { value as? CVPixelBuffer }
  /// The dictionary value.
  open var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }
  /// Whether it is undefined.
  open var isUndefined: Bool { false }
}

/// Values by name.
public protocol MLFeatureProvider {
  /// The feature names.
  var featureNames: Set<String> { get }
  /// Called for the event “feature value for”.
  func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Values by name in a dictionary.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
  /// The dictionary.
  public let dictionary: [String: MLFeatureValue]
  /// Creates values of a dictionary.
  public init(dictionary: [String: Any]) throws {
    self.dictionary = dictionary.compactMapValues { $0 as? MLFeatureValue ?? ($0 as? MLMultiArray).map(MLFeatureValue.init(multiArray:)) ?? ($0 as? String).map(MLFeatureValue.init(string:)) ?? ($0 as? Double).map(MLFeatureValue.init(double:)) ?? ($0 as? Int).map { MLFeatureValue(int64: Int64($0)) } }
  }
  /// The feature names.
  open var featureNames: Set<String> { Set(dictionary.keys) }
  /// Returns the value of a name.
  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

/// Values for several predictions.
public protocol MLBatchProvider {
  /// The count.
  var count: Int { get }
  /// Called for the event “features at”.
  func features(at index: Int) -> any MLFeatureProvider
}

/// Values for several predictions in a list.
open class MLArrayBatchProvider: NSObject, MLBatchProvider {
  /// The array.
  public let array: [any MLFeatureProvider]
  /// Creates values of a list.
  public init(array: [any MLFeatureProvider]) { self.array = array }
  /// The count.
  open var count: Int { array.count }
  /// Returns the values of a prediction.
  open func features(at index: Int) -> any MLFeatureProvider { array[index] }
}

/// The facts of a value.
open class MLFeatureDescription: NSObject {
  /// The name.
  open var name: String { "" }
  /// The type.
  open var type: MLFeatureType { .invalid }
  /// Whether it is optional.
  open var isOptional: Bool { false }
}

/// The facts of a model.
open class MLModelDescription: NSObject {
  /// The input descriptions by name.
  open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  /// The output descriptions by name.
  open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  /// The predicted feature name.
  open var predictedFeatureName: String? { nil }
  /// The class labels.
  open var classLabels: [Any]? { nil }
}

/// A model, which cannot be read.
open class MLModel: NSObject, @unchecked Sendable {
  /// The configuration.
  public let configuration: MLModelConfiguration
  /// The model description.
  public let modelDescription: MLModelDescription = MLModelDescription()
  /// Fails: no model is read.
  public init(contentsOf url: URL) throws { throw MLModelError(.generic) }
  /// Fails: no model is read.
  public init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
    throw MLModelError(.generic)
  }
  /// Fails: no model is read.
  open class func load(
    contentsOf url: URL,
    configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel { throw MLModelError(.generic) }
  /// Fails: no model is read.
  open class func load(
    contentsOf url: URL,
    configuration: MLModelConfiguration = MLModelConfiguration(),
    completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
  ) { handler(.failure(MLModelError(.generic))) }
  /// Fails: no model is read.
  open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.generic) }
  /// Fails: no model is read.
  open class func compileModel(at modelURL: URL) async throws -> URL {
    throw MLModelError(.generic)
  }
  /// Fails: no model runs.
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw MLModelError(.generic)
  }
  /// Fails: no model runs.
  open func prediction(
    from input: any MLFeatureProvider,
    options: MLPredictionOptions
  ) throws -> any MLFeatureProvider { throw MLModelError(.generic) }
  /// Fails: no model runs.
  open func prediction(
    from input: any MLFeatureProvider,
    options: MLPredictionOptions = MLPredictionOptions()
  ) async throws -> any MLFeatureProvider { throw MLModelError(.generic) }
  /// Fails: no model runs.
  open func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider {
    throw MLModelError(.generic)
  }
}
