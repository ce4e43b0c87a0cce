#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Files, folders and links that are on the disk when a call returns, also after a loss of power.
///
/// A name is on the disk when its folder was written too: ``sync(_:)``.
package enum DurableFiles {
  /// Makes a folder and those on the way to it.
  package static func makeFolder(_ path: String) throws(FileError) {
    if FileSystem.kind(of: path) == .folder { return }
    let parent = FilePath.folder(path)
    if parent != path, FileSystem.kind(of: parent) == nil { try makeFolder(parent) }
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
      throw FileError(.writing(errno), path: path)
    }
    guard FileSystem.kind(of: path) == .folder else { throw FileError(.unwritable, path: path) }
    try sync(parent)
  }

  /// Writes a file that is not there yet.
  package static func write(
    _ bytes: UnsafeRawBufferPointer,
    to path: String
  ) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileError(.writing(errno), path: path) }
    defer { close(descriptor) }
    var rest = bytes
    while !rest.isEmpty {
      let count = Int(sysWrite(descriptor, rest.baseAddress, rest.count))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileError(.writing(errno), path: path) }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    guard fsync(descriptor) == 0 else { throw FileError(.writing(errno), path: path) }
  }

  /// Writes a text to a file that is not there yet.
  package static func write(_ text: String, to path: String) throws(FileError) {
    try Array(text.utf8).withUnsafeBufferPointer { bytes throws(FileError) in
      try write(UnsafeRawBufferPointer(bytes), to: path)
    }
  }

  /// Gives a file a second name, or copies it where the disk has no second names.
  package static func link(_ path: String, as name: String) throws(FileError) {
    if sysLink(path, name) == 0 { return }
    if errno == ENOENT { throw FileError(.missing, path: path) }
    let contents = try FileContents(path: path, limit: .max)
    try write(contents.bytes, to: name)
  }

  /// Lets a symbolic link lead elsewhere in one step; it is made when it is missing.
  ///
  /// A reader finds the old destination or the new one, whenever the process ends.
  package static func setLink(_ path: String, to destination: String) throws(FileError) {
    let draft = "\(path).\(getpid()).tmp"
    unlink(draft)
    guard symlink(destination, draft) == 0 else { throw FileError(.writing(errno), path: path) }
    guard rename(draft, path) == 0 else {
      let number = errno
      unlink(draft)
      throw FileError(.writing(number), path: path)
    }
    try sync(FilePath.folder(path))
  }

  /// Makes a symbolic link where there is none or one that leads elsewhere.
  ///
  /// Nothing else is replaced: a folder or file of the name is an error.
  package static func makeLink(_ path: String, to destination: String) throws(FileError) {
    if self.destination(ofLink: path) == destination { return }
    if self.destination(ofLink: path) != nil { unlink(path) }
    guard symlink(destination, path) == 0 else { throw FileError(.writing(errno), path: path) }
    try sync(FilePath.folder(path))
  }

  /// Returns what a symbolic link says; `nil` for what is none.
  package static func destination(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: 4096)
    let count = readlink(path, &bytes, bytes.count)
    guard count > 0, count < bytes.count else { return nil }
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Waits until the names in a folder are on the disk.
  package static func sync(_ folder: String) throws(FileError) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.unreadable, path: folder) }
    defer { close(descriptor) }
    // Some file systems have nothing to wait for in a folder and say so with EINVAL.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw FileError(.writing(errno), path: folder)
    }
  }

  /// Removes a file, a link or a folder with all that is in it; what cannot be removed stays.
  package static func remove(_ path: String) {
    guard unlink(path) != 0, FileSystem.kind(of: path) == .folder else { return }
    for name in FileSystem.names(in: path) { remove(FilePath.join(path, name)) }
    rmdir(path)
  }

  /// Dates the last change of a folder after that of another.
  ///
  /// The clock of a file system may stand still for milliseconds, and programs such as fontconfig
  /// take two states with one date for the same.
  package static func date(_ folder: String, after other: String) {
    guard let own = FileStamp(of: folder), let earlier = FileStamp(of: other),
      own.nanoseconds <= earlier.nanoseconds
    else { return }
    let time = earlier.nanoseconds + 1
    let date = timespec(tv_sec: time / 1_000_000_000, tv_nsec: time % 1_000_000_000)
    utimensat(AT_FDCWD, folder, [date, date], 0)
  }
}

private func sysWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}

private func sysLink(_ path: String, _ name: String) -> Int32 { link(path, name) }
