// Written by Scripts/generate-tables from Reference/apple-modules/HealthKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// The app that saved something.
open class HKSource: NSObject {
  /// The name of the app.
  open var name: String { ProcessInfo.processInfo.processName }
  /// The identifier of the app.
  open var bundleIdentifier: String { Bundle.main.bundleIdentifier ?? "" }
  /// Returns this app.
  nonisolated(unsafe) private static let only = HKSource()
  open class func `default`() -> HKSource { only }
}

/// The device that measured something.
open class HKDevice: NSObject {
  /// The name.
  public let name: String?
  /// The maker.
  public let manufacturer: String?
  /// The model.
  public let model: String?
  /// The version of the hardware.
  public let hardwareVersion: String?
  /// The version of the firmware.
  public let firmwareVersion: String?
  /// The version of the software.
  public let softwareVersion: String?
  /// The name of the device for the app.
  public let localIdentifier: String?
  /// The number of the device by law.
  public let udiDeviceIdentifier: String?
  /// Creates a device.
  public init(
    name: String?,
    manufacturer: String?,
    model: String?,
    hardwareVersion: String?,
    firmwareVersion: String?,
    softwareVersion: String?,
    localIdentifier: String?,
    udiDeviceIdentifier: String?
  ) {
    self.name = name
    self.manufacturer = manufacturer
    self.model = model
    self.hardwareVersion = hardwareVersion
    self.firmwareVersion = firmwareVersion
    self.softwareVersion = softwareVersion
    self.localIdentifier = localIdentifier
    self.udiDeviceIdentifier = udiDeviceIdentifier
  }
}

/// Health data of any kind.
open class HKObject: NSObject {
  /// The identifier.
  public let uuid: UUID = UUID()
  /// Facts of the app.
  public let metadata: [String: Any]?
  /// The device that measured it.
  public let device: HKDevice?
  /// Creates data.
  init(device: HKDevice?, metadata: [String: Any]?) {
    self.device = device
    self.metadata = metadata
  }
}

/// Health data with times.
open class HKSample: HKObject {
  /// The kind.
  public let sampleType: HKSampleType
  /// The start.
  public let startDate: Date
  /// The end.
  public let endDate: Date
  /// Creates data.
  init(
    sampleType: HKSampleType,
    startDate: Date,
    endDate: Date,
    device: HKDevice?,
    metadata: [String: Any]?
  ) {
    self.sampleType = sampleType
    self.startDate = startDate
    self.endDate = endDate
    super.init(device: device, metadata: metadata)
  }
}

/// A quantity with times.
open class HKQuantitySample: HKSample {
  /// The quantity.
  public let quantity: HKQuantity
  /// The kind.
  public let quantityType: HKQuantityType
  /// Creates a quantity.
  public init(
    type quantityType: HKQuantityType,
    quantity: HKQuantity,
    start startDate: Date,
    end endDate: Date,
    device: HKDevice?,
    metadata: [String: Any]?
  ) {
    self.quantity = quantity
    self.quantityType = quantityType
    super.init(sampleType: quantityType, startDate: startDate, endDate: endDate, device: device, metadata: metadata)
  }
  /// Creates a quantity without facts.
  public convenience init(
    type quantityType: HKQuantityType,
    quantity: HKQuantity,
    start startDate: Date,
    end endDate: Date
  ) {
    self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: nil)
  }
  /// Creates a quantity with facts.
  public convenience init(
    type quantityType: HKQuantityType,
    quantity: HKQuantity,
    start startDate: Date,
    end endDate: Date,
    metadata: [String: Any]?
  ) {
    self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: metadata)
  }
}

/// A category with times.
open class HKCategorySample: HKSample {
  /// The category.
  public let value: Int
  /// The kind.
  public let categoryType: HKCategoryType
  /// Creates a category.
  public init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date) {
    self.value = value
    self.categoryType = type
    super.init(sampleType: type, startDate: startDate, endDate: endDate, device: nil, metadata: nil)
  }
}
