// Written by Scripts/generate-tables from Reference/apple-modules/CoreBluetooth.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// The key of whether a person is asked to switch Bluetooth on.
public let CBCentralManagerOptionShowPowerAlertKey: String = "kCBInitOptionShowPowerAlert"

/// The key of the identifier by which a manager is restored.
public let CBCentralManagerOptionRestoreIdentifierKey: String = "kCBInitOptionRestoreIdentifier"

/// The key of whether a device is reported again and again.
public let CBCentralManagerScanOptionAllowDuplicatesKey: String = "kCBScanOptionAllowDuplicates"

/// The key of the devices of a restored manager.
public let CBCentralManagerRestoredStatePeripheralsKey: String = "kCBRestoredPeripherals"

/// The key of the services that a restored manager looks for.
public let CBCentralManagerRestoredStateScanServicesKey: String = "kCBRestoredScanServices"

/// The key of the options of a restored manager's search.
public let CBCentralManagerRestoredStateScanOptionsKey: String = "kCBRestoredScanOptions"

/// The key of whether a person is told about a connection.
public let CBConnectPeripheralOptionNotifyOnConnectionKey: String = "kCBConnectOptionNotifyOnConnection"

/// The key of whether a person is told about the end of a connection.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey: String = "kCBConnectOptionNotifyOnDisconnection"

/// The key of whether a person is told about values.
public let CBConnectPeripheralOptionNotifyOnNotificationKey: String = "kCBConnectOptionNotifyOnNotification"

/// The key of the name of a device.
public let CBAdvertisementDataLocalNameKey: String = "kCBAdvDataLocalName"

/// The key of the bytes of a maker.
public let CBAdvertisementDataManufacturerDataKey: String = "kCBAdvDataManufacturerData"

/// The key of the bytes of services.
public let CBAdvertisementDataServiceDataKey: String = "kCBAdvDataServiceData"

/// The key of the services.
public let CBAdvertisementDataServiceUUIDsKey: String = "kCBAdvDataServiceUUIDs"

/// The key of whether a device can be connected.
public let CBAdvertisementDataIsConnectable: String = "kCBAdvDataIsConnectable"

/// The key of the power of a device.
public let CBAdvertisementDataTxPowerLevelKey: String = "kCBAdvDataTxPowerLevel"

/// Whether Bluetooth can be used.
public enum CBManagerState: Int, Hashable, Sendable {
  /// It is not known.
  case unknown = 0
  /// It is being restarted.
  case resetting
  /// The device does not have it.
  case unsupported
  /// The person does not allow it.
  case unauthorized
  /// It is off.
  case poweredOff
  /// It is on.
  case poweredOn
}

/// Whether the app may use Bluetooth.
public enum CBManagerAuthorization: Int, Hashable, Sendable {
  /// The person was not asked.
  case notDetermined = 0
  /// The person cannot allow it.
  case restricted
  /// The person does not allow it.
  case denied
  /// The person allows it.
  case allowedAlways
}

/// The connection of a device.
public enum CBPeripheralState: Int, Hashable, Sendable {
  /// There is none.
  case disconnected = 0
  /// It is being made.
  case connecting
  /// It is there.
  case connected
  /// It ends.
  case disconnecting
}

/// Whether a device confirms a value.
public enum CBCharacteristicWriteType: Int, Hashable, Sendable {
  /// It does.
  case withResponse = 0
  /// It does not.
  case withoutResponse
}

/// The uses of a characteristic.
public struct CBCharacteristicProperties: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It is broadcast.
  public static let broadcast = CBCharacteristicProperties(rawValue: 1)
  /// It can be read.
  public static let read = CBCharacteristicProperties(rawValue: 2)
  /// It can be written without an answer.
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
  /// It can be written.
  public static let write = CBCharacteristicProperties(rawValue: 8)
  /// It reports changes.
  public static let notify = CBCharacteristicProperties(rawValue: 16)
  /// It reports changes that are confirmed.
  public static let indicate = CBCharacteristicProperties(rawValue: 32)
  /// It can be written with a signature.
  public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 64)
  /// It has more uses.
  public static let extendedProperties = CBCharacteristicProperties(rawValue: 128)
  /// It reports changes to trusted devices.
  public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 256)
  /// It reports confirmed changes to trusted devices.
  public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 512)
}

/// A reason why Bluetooth failed.
public struct CBError: Swift.Error, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Hashable, Sendable {
    /// It is not known.
    case unknown = 0
    /// Parameters were wrong.
    case invalidParameters = 1
    /// The handle was wrong.
    case invalidHandle = 2
    /// The device is not connected.
    case notConnected = 3
    /// There is no space.
    case outOfSpace = 4
    /// It was canceled.
    case operationCancelled = 5
    /// The connection timed out.
    case connectionTimeout = 6
    /// The device closed the connection.
    case peripheralDisconnected = 7
    /// The identifier is not allowed.
    case uuidNotAllowed = 8
    /// The device advertises already.
    case alreadyAdvertising = 9
    /// The connection failed.
    case connectionFailed = 10
    /// There are too many connections.
    case connectionLimitReached = 11

    /// Returns whether an error has a code, for `catch`.
    public static func ~= (match: Self, error: any Swift.Error) -> Bool {
      (error as? CBError)?.code == match
    }
  }

  /// The reason.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The code `unknown`.
  public static var unknown: Code { .unknown }
  /// The code `invalidParameters`.
  public static var invalidParameters: Code { .invalidParameters }
  /// The code `invalidHandle`.
  public static var invalidHandle: Code { .invalidHandle }
  /// The code `notConnected`.
  public static var notConnected: Code { .notConnected }
  /// The code `outOfSpace`.
  public static var outOfSpace: Code { .outOfSpace }
  /// The code `operationCancelled`.
  public static var operationCancelled: Code { .operationCancelled }
  /// The code `connectionTimeout`.
  public static var connectionTimeout: Code { .connectionTimeout }
  /// The code `peripheralDisconnected`.
  public static var peripheralDisconnected: Code { .peripheralDisconnected }
  /// The code `uuidNotAllowed`.
  public static var uuidNotAllowed: Code { .uuidNotAllowed }
  /// The code `alreadyAdvertising`.
  public static var alreadyAdvertising: Code { .alreadyAdvertising }
  /// The code `connectionFailed`.
  public static var connectionFailed: Code { .connectionFailed }
  /// The code `connectionLimitReached`.
  public static var connectionLimitReached: Code { .connectionLimitReached }
}

/// The identifier of a service or a characteristic.
open class CBUUID: NSObject {
  /// The identifier as text.
  public let uuidString: String
  /// Creates an identifier from text.
  public init(string theString: String) { uuidString = theString.uppercased() }
  /// Creates an identifier from a UUID.
  public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }
  /// Returns whether another identifier is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }
  /// The number by which the identifier is found in a set.
  open override var hash: Int { uuidString.hashValue }
}

/// Another device.
open class CBPeer: NSObject {
  /// The identifier.
  open var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

/// A part of a device.
open class CBAttribute: NSObject {
  /// The identifier of the kind.
  open var uuid: CBUUID { CBUUID(string: "") }
}

/// A service of a device.
open class CBService: CBAttribute {
  /// The device.
  open var peripheral: CBPeripheral? { nil }
  /// Whether the service is a main one.
  open var isPrimary: Bool { false }
  /// The services in it.
  open var includedServices: [CBService]? { nil }
  /// The values of the service.
  open var characteristics: [CBCharacteristic]? { nil }
}

/// A value of a service.
open class CBCharacteristic: CBAttribute {
  /// The service.
  open var service: CBService? { nil }
  /// The uses.
  open var properties: CBCharacteristicProperties { [] }
  /// The value.
  open var value: Data? { nil }
  /// The descriptions.
  open var descriptors: [CBDescriptor]? { nil }
  /// Whether changes are reported.
  open var isNotifying: Bool { false }
}

/// A description of a value.
open class CBDescriptor: CBAttribute {
  /// The value.
  open var characteristic: CBCharacteristic? { nil }
  /// The description.
  open var value: Any? { nil }
}

/// A device, of which there are none.
open class CBPeripheral: CBPeer {
  /// The object that is told about the device.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// The name.
  open var name: String? { nil }
  /// The connection.
  open var state: CBPeripheralState { .disconnected }
  /// The services that were found.
  open var services: [CBService]? { nil }
  /// Whether a value can be written without an answer.
  open var canSendWriteWithoutResponse: Bool { false }
  /// Asks for the strength of the signal.
  open func readRSSI() {}
  /// Looks for services.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// Looks for services in a service.
  open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
  /// Looks for values of a service.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  /// Looks for descriptions of a value.
  open func discoverDescriptors(for characteristic: CBCharacteristic) {}
  /// Asks for a value.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// Asks for a description.
  open func readValue(for descriptor: CBDescriptor) {}
  /// Returns the greatest number of bytes of a value.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 0 }
  /// Writes a value.
  open func writeValue(
    _ data: Data,
    for characteristic: CBCharacteristic,
    type: CBCharacteristicWriteType
  ) {}
  /// Writes a description.
  open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
  /// Starts or stops reports of changes.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
}

/// Called about a device.
public protocol CBPeripheralDelegate: NSObjectProtocol {
  /// Called when the name changes.
  func peripheralDidUpdateName(_ peripheral: CBPeripheral)
  /// Called when services change.
  func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
  /// Called with the strength of the signal.
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
  /// Called when services were found.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  /// Called when services in a service were found.
  func peripheral(
    _ peripheral: CBPeripheral,
    didDiscoverIncludedServicesFor service: CBService,
    error: (any Error)?
  )
  /// Called when values were found.
  func peripheral(
    _ peripheral: CBPeripheral,
    didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  )
  /// Called with a value.
  func peripheral(
    _ peripheral: CBPeripheral,
    didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  )
  /// Called when a value was written.
  func peripheral(
    _ peripheral: CBPeripheral,
    didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  )
  /// Called when reports of changes were started or stopped.
  func peripheral(
    _ peripheral: CBPeripheral,
    didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?
  )
  /// Called when descriptions were found.
  func peripheral(
    _ peripheral: CBPeripheral,
    didDiscoverDescriptorsFor characteristic: CBCharacteristic,
    error: (any Error)?
  )
  /// Called with a description.
  func peripheral(
    _ peripheral: CBPeripheral,
    didUpdateValueFor descriptor: CBDescriptor,
    error: (any Error)?
  )
  /// Called when a description was written.
  func peripheral(
    _ peripheral: CBPeripheral,
    didWriteValueFor descriptor: CBDescriptor,
    error: (any Error)?
  )
  /// Called when a value can be written again.
  func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
}

extension CBPeripheralDelegate {
  /// Does nothing.
  public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral,
    didModifyServices invalidatedServices: [CBService]
  ) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral,
    didReadRSSI RSSI: NSNumber,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral,
    didDiscoverIncludedServicesFor service: CBService,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral,
    didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral,
    didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral,
    didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral,
    didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral,
    didDiscoverDescriptorsFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral,
    didUpdateValueFor descriptor: CBDescriptor,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral,
    didWriteValueFor descriptor: CBDescriptor,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
}

/// Bluetooth, which the device does not have.
open class CBManager: NSObject {
  /// Whether Bluetooth can be used.
  open var state: CBManagerState { .unsupported }
  /// Whether the app may use it.
  open class var authorization: CBManagerAuthorization { .denied }
}

/// Looks for devices, of which there are none.
open class CBCentralManager: CBManager {
  /// Creates a manager.
  public override init() { super.init() }
  /// Creates a manager.
  public convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) {
    self.init(delegate: delegate, queue: queue, options: nil)
  }
  /// Creates a manager with options.
  public init(
    delegate: (any CBCentralManagerDelegate)?,
    queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
  }
  /// The object that is told about devices.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Whether devices are looked for.
  open var isScanning: Bool { false }
  /// Returns devices by their identifiers.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  /// Returns the connected devices with services.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
    []
  }
  /// Looks for devices.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
  /// Stops looking for devices.
  open func stopScan() {}
  /// Connects a device.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// Closes the connection of a device.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
}

/// Called about devices.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// Called when Bluetooth is switched on or off.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// Called before a manager is restored.
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
  /// Called when a device was found.
  func centralManager(
    _ central: CBCentralManager,
    didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any],
    rssi RSSI: NSNumber
  )
  /// Called when a device was connected.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// Called when a device could not be connected.
  func centralManager(
    _ central: CBCentralManager,
    didFailToConnect peripheral: CBPeripheral,
    error: (any Error)?
  )
  /// Called when a connection ended.
  func centralManager(
    _ central: CBCentralManager,
    didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  )
}

extension CBCentralManagerDelegate {
  /// Does nothing.
  public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager,
    didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any],
    rssi RSSI: NSNumber
  ) {}
  /// Does nothing.
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager,
    didFailToConnect peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager,
    didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
}
