// Written by Scripts/generate-tables from Reference/apple-modules/CoreTelephony.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// GPRS.
public let CTRadioAccessTechnologyGPRS: String = "CTRadioAccessTechnologyGPRS"

/// EDGE.
public let CTRadioAccessTechnologyEdge: String = "CTRadioAccessTechnologyEdge"

/// WCDMA.
public let CTRadioAccessTechnologyWCDMA: String = "CTRadioAccessTechnologyWCDMA"

/// HSDPA.
public let CTRadioAccessTechnologyHSDPA: String = "CTRadioAccessTechnologyHSDPA"

/// HSUPA.
public let CTRadioAccessTechnologyHSUPA: String = "CTRadioAccessTechnologyHSUPA"

/// CDMA 1x.
public let CTRadioAccessTechnologyCDMA1x: String = "CTRadioAccessTechnologyCDMA1x"

/// CDMA EV-DO, revision 0.
public let CTRadioAccessTechnologyCDMAEVDORev0: String = "CTRadioAccessTechnologyCDMAEVDORev0"

/// CDMA EV-DO, revision A.
public let CTRadioAccessTechnologyCDMAEVDORevA: String = "CTRadioAccessTechnologyCDMAEVDORevA"

/// CDMA EV-DO, revision B.
public let CTRadioAccessTechnologyCDMAEVDORevB: String = "CTRadioAccessTechnologyCDMAEVDORevB"

/// eHRPD.
public let CTRadioAccessTechnologyeHRPD: String = "CTRadioAccessTechnologyeHRPD"

/// LTE.
public let CTRadioAccessTechnologyLTE: String = "CTRadioAccessTechnologyLTE"

/// 5G.
public let CTRadioAccessTechnologyNR: String = "CTRadioAccessTechnologyNR"

/// 5G beside LTE.
public let CTRadioAccessTechnologyNRNSA: String = "CTRadioAccessTechnologyNRNSA"

/// The company of a mobile network, of which nothing is known.
open class CTCarrier: NSObject {
  /// The name.
  open var carrierName: String? { nil }
  /// The number of the country.
  open var mobileCountryCode: String? { nil }
  /// The number of the network.
  open var mobileNetworkCode: String? { nil }
  /// The country by its two letters.
  open var isoCountryCode: String? { nil }
  /// Whether calls over the network are allowed.
  open var allowsVOIP: Bool { true }
}

/// The mobile networks of a device, which has none.
open class CTTelephonyNetworkInfo: NSObject {
  /// The object that is told about the network for data.
  open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
  /// The network for data.
  open var dataServiceIdentifier: String? { nil }
  /// The companies by network.
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  /// The company.
  open var subscriberCellularProvider: CTCarrier? { nil }
  /// The kinds of radio by network.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  /// The kind of radio.
  open var currentRadioAccessTechnology: String? { nil }
}

/// Called about the networks of a device.
public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
  /// Called when the network for data changes.
  func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
  /// Does nothing.
  public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

/// Whether the app may use the mobile network.
public enum CTCellularDataRestrictedState: UInt, Hashable, Sendable {
  /// It is not known.
  case restrictedStateUnknown
  /// It may not.
  case restricted
  /// It may.
  case notRestricted
}

/// The permission to use the mobile network.
open class CTCellularData: NSObject {
  /// Called when the permission changes; it never does.
  open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
  /// Whether the app may use the mobile network.
  open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
}
