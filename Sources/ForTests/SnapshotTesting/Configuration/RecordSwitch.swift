import Synchronization

/// The switch of older tests for the whole program.
enum RecordSwitch {
  private static let state = Mutex<SnapshotTestingConfiguration.Record?>(nil)

  static var mode: SnapshotTestingConfiguration.Record? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}

/// Whether every snapshot of the program is recorded.
@available(*, deprecated, message: "Use 'withSnapshotTesting(record:)' instead.")
public var isRecording: Bool {
  get { RecordSwitch.mode == .all }
  set { RecordSwitch.mode = newValue ? .all : .missing }
}

/// The mode of recording of the program's snapshots.
@available(*, deprecated, message: "Use 'withSnapshotTesting(record:)' instead.")
public var record: SnapshotTestingConfiguration.Record {
  get { RecordSwitch.mode ?? .missing }
  set { RecordSwitch.mode = newValue }
}
