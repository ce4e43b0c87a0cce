import FileAccess
import Foundation
public import LeavingOut
import StandIns

/// Leaves code that does not compile out of copies of a module, if another tool compiles them.
///
/// Between two runs of that tool the state is in a file: the copies as they were at first, and the errors of each round,
/// which lead to the same copies again.
public struct CopyRounds {
  private struct State: Codable {
    var texts: [String: String]
    var rounds: [[CompilerDiagnostic]]
  }

  private static let original = "original of "

  private let path: String
  private var state: State
  private var rounds: ModuleRounds

  /// Reads the state, or begins one.
  ///
  /// - Parameters:
  ///   - copies: The paths of the copies in Swift.
  ///   - modules: The modules that they can import.
  ///   - folder: The folder for the file with stand-ins.
  ///   - path: The path of the state.
  /// - Throws: A file that cannot be read or written.
  public init(
    _ copies: [String],
    modules: Set<String>,
    folder: String,
    state path: String
  ) throws(ToolFailure) {
    self.path = path
    let kept = (try? FileBytes.read(path)).flatMap {
      try? JSONDecoder().decode(State.self, from: Data($0))
    }
    var texts = kept?.texts ?? [:]
    for copy in copies where texts[copy] == nil {
      do throws(FileError) {
        texts[copy] = String(decoding: try FileBytes.read(copy), as: UTF8.self)
      } catch {
        throw ToolFailure("\(error)")
      }
    }
    state = State(texts: texts, rounds: kept?.rounds ?? [])
    // The compiler names copies alone: no path is that of an original.
    let carried = texts.sorted { $0.key < $1.key }.map {
      CarriedText(original: Self.original + $0.key, copy: $0.key, text: $0.value)
    }
    rounds = ModuleRounds(
      carried,
      standIns: StandIns(carried, imports: [:], modules: modules),
      leavingOut: LeavingOut(carried, modules: modules),
      screens: ModuleScreens([]),
      folder: folder
    )
    for errors in state.rounds { _ = try rounds.take(errors, files: 0, seconds: 0) }
  }

  /// Changes the copies according to the compiler's errors.
  ///
  /// - Parameter output: The output with errors, of which those in other files do not count.
  /// - Returns: Whether a copy has changed.
  /// - Throws: A file that cannot be written.
  public mutating func take(_ output: String) throws(ToolFailure) -> Bool {
    let files = Set(state.texts.keys).union([rounds.standInsFile])
    let errors = CompilerDiagnostic.errors(in: output).filter { files.contains($0.file) }
    guard !errors.isEmpty, try rounds.take(errors, files: files.count, seconds: 0) else {
      return false
    }
    state.rounds.append(errors)
    guard let data = try? JSONEncoder().encode(state) else { return true }
    try GeneratedFile.write(String(decoding: data, as: UTF8.self), to: path)
    return true
  }

  /// The parts that are left out, by copy and line.
  public var omissions: [Omission] {
    rounds.leavingOut.omissions.map { omission in
      var omission = omission
      omission.file = String(omission.file.dropFirst(Self.original.count))
      return omission
    }
  }
}
