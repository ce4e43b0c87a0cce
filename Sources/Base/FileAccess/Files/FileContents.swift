#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The bytes of a whole file at one address, for C libraries that keep a pointer to them.
///
/// `@unchecked Sendable`: the bytes are written before `init` returns and never changed.
public final class FileContents: @unchecked Sendable {
  /// The place of the bytes while a file is in use.
  public enum Residence: Hashable, Sendable {
    /// In memory: a file that is cut short or replaced later changes nothing.
    case memory
    /// In the file, read page by page as they are asked for.
    ///
    /// Only for files that are replaced and never written over: reading a page that a file has
    /// lost ends the process.
    case mapped
  }

  /// The bytes, valid as long as the object is alive.
  public let bytes: UnsafeRawBufferPointer

  private let residence: Residence

  /// Reads or maps a regular file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - residence: The place of the bytes.
  ///   - limit: The number of bytes beyond which the file is refused.
  /// - Throws: A file that is missing, not regular, not readable, too large, or a pointer of Git LFS.
  ///   A file from which fewer bytes come than it has is not readable.
  public init(
    path: String,
    residence: Residence = .memory,
    limit: Int = FileBytes.defaultLimit
  ) throws(FileError) {
    self.residence = residence
    bytes = try FileBytes.withFile(path) { file throws(FileError) in
      var status = stat()
      guard fstat(fileno(file), &status) == 0 else { throw FileError(.unreadable, path: path) }
      let count = Int(status.st_size)
      guard count <= limit else { throw FileError(.tooLarge(limit: limit), path: path) }
      let found =
        switch residence {
        case .memory: Self.copy(file, count)
        case .mapped: Self.map(file, count)
        }
      guard let found else { throw FileError(.unreadable, path: path) }
      return UnsafeRawBufferPointer(start: found, count: count)
    }
    guard !LargeFilePointer.isPointer(bytes, size: bytes.count) else {
      throw FileError(.largeFilePointer, path: path)
    }
  }

  deinit {
    switch residence {
    case .memory: bytes.deallocate()
    case .mapped:
      if let start = bytes.baseAddress, !bytes.isEmpty {
        munmap(UnsafeMutableRawPointer(mutating: start), bytes.count)
      }
    }
  }

  private static func copy(
    _ file: UnsafeMutablePointer<FILE>,
    _ count: Int
  ) -> UnsafeMutableRawPointer? {
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: max(count, 1), alignment: 16)
    guard fread(bytes, 1, count, file) == count else {
      bytes.deallocate()
      return nil
    }
    return bytes
  }

  /// The pages of a file; an address without pages for an empty one, which cannot be mapped.
  private static func map(
    _ file: UnsafeMutablePointer<FILE>,
    _ count: Int
  ) -> UnsafeMutableRawPointer? {
    guard count > 0 else { return UnsafeMutableRawPointer(bitPattern: 1) }
    let pages = mmap(nil, count, PROT_READ, MAP_PRIVATE, fileno(file), 0)
    return pages == MAP_FAILED ? nil : pages
  }
}
