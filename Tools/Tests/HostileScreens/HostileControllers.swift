import Foundation
import HeadlessUIKit

/// A screen with a line of text, whose code does something before.
final class HostileController: UIViewController {
  private let text: String
  private let act: () -> Void

  init(_ text: String, _ act: @escaping () -> Void = {}) {
    (self.text, self.act) = (text, act)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    act()
    let label = UILabel(frame: CGRect(x: 20, y: 120, width: 300, height: 60))
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    view.addSubview(label)
  }
}

/// Harm that the code of a screen can do to the process that shows it.
enum HostileAct: String, CaseIterable {
  case nothing = "Good first"
  case exitsWithZero = "Exits with 0"
  case exitsWithThree = "Exits with 3"
  case exitsAtOnce = "Exits without handlers"
  case traps = "Traps"
  case loops = "Loops"
  case sleeps = "Sleeps"
  case isSlow = "Is slow at each size"
  case allocates = "Allocates"
  case prints = "Prints"
  case closesStreams = "Closes streams"
  case closesAll = "Closes all files"
  case changesFolder = "Changes the folder"
  case spawns = "Starts others, and is shown"
  case spawnsAndTraps = "Starts others, then crashes"
  case spawnsAndSleeps = "Starts others, then waits"
  case raises = "Raises SIGTERM"
  case last = "Good last"

  func perform() {
    switch self {
    case .nothing, .last: break
    case .exitsWithZero: exit(0)
    case .exitsWithThree: exit(3)
    case .exitsAtOnce: _exit(0)
    case .traps: Self.trap()
    case .loops: while getppid() >= 0 {}
    case .sleeps: sleep(100_000)
    case .isSlow: sleep(2)
    case .allocates: Self.allocate()
    case .prints: Self.print()
    case .closesStreams: for stream in 0..<3 { close(Int32(stream)) }
    case .closesAll: for file in 0..<256 { close(Int32(file)) }
    case .changesFolder: _ = chdir("/")
    case .spawns: Self.spawn()
    case .spawnsAndTraps:
      Self.spawn()
      Self.trap()
    case .spawnsAndSleeps:
      Self.spawn()
      sleep(100_000)
    case .raises: kill(getpid(), SIGTERM)
    }
  }

  private static func trap() {
    let none: [Int] = []
    withExtendedLifetime(none[CommandLine.arguments.count]) {}
  }

  /// Takes four gigabytes, page by page.
  private static func allocate() {
    let size = 4 << 30
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 4_096)
    for page in stride(from: 0, to: size, by: 4_096) {
      memory.storeBytes(of: 1, toByteOffset: page, as: UInt8.self)
    }
  }

  private static func print() {
    Swift.print("{\"screens\":[]}")
    let line = Array("written past the buffer\n".utf8)
    _ = line.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }

  /// Starts a process that leaves its parent and its group, and one that does not; waits until their
  /// numbers are in a file.
  private static func spawn() {
    guard let path = ProcessInfo.processInfo.environment["HOSTILE_FILE"] else { return }
    let note = "sleep 300 >/dev/null 2>&1 & echo $! >> '\(path)'"
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "(setsid \(note)); \(note)"]
    let before = lines(of: path)
    try? process.run()
    for _ in 0..<500 where lines(of: path) < before + 2 { usleep(10_000) }
  }

  private static func lines(of path: String) -> Int {
    ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").count { $0 == "\n" }
  }
}
