import FileAccess
import Foundation

extension AppProject {
  /// The folder for fetched packages, which is one of the search folders.
  public var fetchedPackagesFolder: String { FilePath.join(folder, ".build/dynamictype/packages") }

  /// Fetches missing pinned packages with git at their revisions.
  ///
  /// This is the only function that uses the network, and it runs no fetched code. Read the project again
  /// afterward.
  ///
  /// - Parameter progress: Called before each package is fetched.
  /// - Returns: The result for each package, in the order of the pins.
  public func fetchPackages(
    progress: (PackageReference) -> Void = { _ in }
  ) -> [PackageFetch] {
    let present = Set(packages.filter { $0.folder != nil }.map(\.identity))
    return pinned.filter { !present.contains($0.identity) }.map { package in
      progress(package)
      return PackageFetch(package, into: fetchedPackagesFolder)
    }
  }
}

/// The outcome of fetching a package.
public struct PackageFetch: Hashable, Sendable {
  /// The reason why a package was not fetched.
  public enum Failure: Error, Hashable, Sendable {
    /// `Package.resolved` contains no revision, or an invalid one.
    case noRevision
    /// The identity cannot be the name of a folder.
    case badIdentity
    /// git is not installed.
    case noGit
    /// git failed; this is the last line of its output.
    case git(String)
    /// The folder cannot be written.
    case unwritable(String)
  }

  /// The package.
  public let package: PackageReference

  /// The folder of the package, or the failure.
  public let result: Result<String, Failure>

  private static let secondsForPackage = 600.0

  init(_ package: PackageReference, into folder: String) {
    self.package = package
    result = Self.fetch(package, into: folder)
  }

  private static func fetch(
    _ package: PackageReference,
    into folder: String
  ) -> Result<String, Failure> {
    guard let url = package.url, let revision = package.revision, isRevision(revision) else {
      return .failure(.noRevision)
    }
    let name = package.identity
    guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/") else {
      return .failure(.badIdentity)
    }
    let place = FilePath.join(folder, name)
    // An interrupted fetch leaves no package: its folder is renamed when it is complete.
    let draft = FilePath.join(folder, ".\(name)-\(ProcessInfo.processInfo.processIdentifier)")
    let files = FileManager.default
    do {
      try files.createDirectory(atPath: draft, withIntermediateDirectories: true)
    } catch {
      return .failure(.unwritable(folder))
    }
    defer { try? files.removeItem(atPath: draft) }
    if let failure = fetch(url, revision, into: draft) { return .failure(failure) }
    do {
      if files.fileExists(atPath: place) { try files.removeItem(atPath: place) }
      try files.moveItem(atPath: draft, toPath: place)
    } catch {
      return .failure(.unwritable(place))
    }
    return .success(place)
  }

  private static func isRevision(_ text: String) -> Bool {
    (text.utf8.count == 40 || text.utf8.count == 64) && text.allSatisfy(\.isHexDigit)
  }

  /// Fetches the single revision or, if the server provides only branches and tags, all of them.
  private static func fetch(_ url: String, _ revision: String, into draft: String) -> Failure? {
    if let failure = git(["init", "--quiet"], in: draft) { return failure }
    let one = git(["fetch", "--quiet", "--depth", "1", "--", url, revision], in: draft)
    if one == .noGit { return one }
    if one != nil,
      let failure = git(
        ["fetch", "--quiet", "--tags", "--", url, "+refs/heads/*:refs/remotes/origin/*"],
        in: draft
      )
    {
      return failure
    }
    if let failure = git(["checkout", "--quiet", "--detach", revision], in: draft) {
      return failure
    }
    let modules = FilePath.join(draft, ".gitmodules")
    guard FileSystem.kind(of: modules) == .file else { return nil }
    _ = git(["remote", "add", "origin", url], in: draft)
    return git(
      ["submodule", "--quiet", "update", "--init", "--recursive", "--depth", "1"],
      in: draft
    )
  }

  private static func git(_ arguments: [String], in folder: String) -> Failure? {
    let options = ["-c", "core.hooksPath=/dev/null", "-c", "advice.detachedHead=false"]
    let run = ToolRun.run(
      ["git"] + options + arguments,
      in: folder,
      seconds: secondsForPackage,
      environment: [
        "GIT_TERMINAL_PROMPT": "0", "GIT_LFS_SKIP_SMUDGE": "1",
        "GIT_ALLOW_PROTOCOL": "file:git:http:https:ssh",
      ]
    )
    if run.status == 0 { return nil }
    if run.status == 127 { return .noGit }
    let lines = String(decoding: run.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    return .git(lines.last.map(String.init) ?? "git ended with status \(run.status)")
  }
}
