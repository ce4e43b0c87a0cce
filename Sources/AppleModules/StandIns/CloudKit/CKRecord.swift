public import Foundation

/// A record with values by key, which it keeps.
open class CKRecord: NSObject {
  /// The name of a kind of records.
  public typealias RecordType = String
  /// The name of a value.
  public typealias FieldKey = String

  /// The name of a record.
  public final class ID: NSObject, @unchecked Sendable {
    /// The name.
    public let recordName: String
    /// The zone of the record.
    public let zoneID: CKRecordZone.ID

    /// Creates a name in a zone.
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return recordName == other.recordName && zoneID.zoneName == other.zoneID.zoneName
        && zoneID.ownerName == other.zoneID.ownerName
    }

    public override var hash: Int { recordName.hashValue }
  }

  /// The fate of a record when the one to which it refers is deleted.
  public enum ReferenceAction: UInt, Hashable, Sendable {
    /// The record stays.
    case none
    /// The record is deleted, too.
    case deleteSelf
  }

  /// A reference to another record.
  open class Reference: NSObject, CKRecordValueProtocol {
    /// The record to which it refers.
    public let recordID: ID
    /// The fate of the record that refers.
    public let action: ReferenceAction

    /// Creates a reference by the name of a record.
    public init(recordID: ID, action: ReferenceAction) {
      (self.recordID, self.action) = (recordID, action)
    }

    /// Creates a reference to a record.
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
  }

  /// The kind.
  public let recordType: RecordType
  /// The name.
  public let recordID: ID
  /// The version that the server gave; it gave none.
  open var recordChangeTag: String? { nil }
  /// The time of the first save; it was never saved.
  open var creationDate: Date? { nil }
  /// The time of the last save; it was never saved.
  open var modificationDate: Date? { nil }
  /// The person who saved it first; it was never saved.
  open var creatorUserRecordID: ID? { nil }
  /// The person who saved it last; it was never saved.
  open var lastModifiedUserRecordID: ID? { nil }
  /// The record above this one.
  open var parent: Reference?
  /// The share of the record, which is not shared.
  open var share: Reference? { nil }

  private var values: [FieldKey: any CKRecordValueProtocol] = [:]
  private var changes: Set<FieldKey> = []

  /// Creates a record of a kind.
  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }

  /// Creates a record in a zone.
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  /// The value of a key.
  open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { values[key] }
    set {
      values[key] = newValue
      changes.insert(key)
    }
  }

  /// Returns the value of a key.
  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { self[key] }

  /// Sets the value of a key.
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
    self[key] = object
  }

  /// Returns the value of a key.
  open func value(forKey key: String) -> Any? { self[key] }

  /// Sets the value of a key; a value that no record holds is left out.
  open func setValue(_ value: Any?, forKey key: String) {
    self[key] = value as? any CKRecordValueProtocol
  }

  /// Returns the keys that have values.
  open func allKeys() -> [FieldKey] { Array(values.keys) }

  /// Returns the keys whose values were set.
  open func changedKeys() -> [FieldKey] { Array(changes) }

  /// Sets the record above this one.
  open func setParent(_ parent: CKRecord?) {
    self.parent = parent.map { Reference(record: $0, action: .none) }
  }

  /// Writes the facts of the record; nothing is written to archives here.
  open func encodeSystemFields(with coder: NSCoder) {}
}
