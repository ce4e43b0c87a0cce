#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension SharedNotes {
  /// Shares the report of a child with its parent, and returns whether there is space for it.
  func share(_ report: [UInt8]) -> Bool {
    guard !report.isEmpty else { return true }
    #if os(Linux)
    let segment = shmget(IPC_PRIVATE, report.count, Int32(IPC_CREAT) | 0o600)
    guard segment >= 0, let place = shmat(segment, nil, 0),
      place != UnsafeMutableRawPointer(bitPattern: -1)
    else { return false }
    report.withUnsafeBytes {
      UnsafeMutableRawBufferPointer(start: place, count: $0.count).copyMemory(from: $0)
    }
    self[.reportSegment] = Int64(segment)
    #else
    guard
      report.withUnsafeBytes({ pwrite(ChildSeat.spoolDescriptor, $0.baseAddress, $0.count, 0) })
        == report.count
    else { return false }
    #endif
    self[.reportSize] = Int64(report.count)
    return true
  }

  /// Reads the report of a child that has ended.
  ///
  /// - Parameter spool: The file that the child was given for it, on systems that cannot share memory by
  ///   descriptor.
  /// - Returns: The bytes of the report.
  func takeReport(spool: Int32) -> [UInt8] {
    let size = Int(self[.reportSize])
    guard size > 0 else { return [] }
    self[.reportSize] = 0
    #if os(Linux)
    let segment = Int32(truncatingIfNeeded: self[.reportSegment])
    defer { shmctl(segment, IPC_RMID, nil) }
    guard let place = shmat(segment, nil, Int32(SHM_RDONLY)),
      place != UnsafeMutableRawPointer(bitPattern: -1)
    else { return [] }
    defer { shmdt(place) }
    return Array(UnsafeRawBufferPointer(start: place, count: size))
    #else
    var bytes = [UInt8](repeating: 0, count: size)
    let count = pread(spool, &bytes, size, 0)
    return Array(bytes.prefix(max(0, count)))
    #endif
  }
}
