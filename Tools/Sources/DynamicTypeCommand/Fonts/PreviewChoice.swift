import CommandSupport
import FontPicking
import TerminalScreens

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The user's choice of how fonts are previewed.
enum PreviewChoice: Hashable {
  /// As the terminal supports.
  case automatic
  case fixed(PreviewFormat)

  static let names = ["auto", "kitty", "iterm", "sixel", "dots", "text"]

  init(_ name: String) throws(UsageError) {
    switch name {
    case "auto": self = .automatic
    case "dots": self = .fixed(.dots)
    case "text": self = .fixed(.text)
    default:
      guard let format = ImageProtocol(rawValue: name) else {
        throw UsageError.unknown(
          FontText.shown(name),
          kind: "format",
          among: Self.names,
          hint: "formats are \(Self.names.joined(separator: ", "))"
        )
      }
      self = .fixed(.picture(format))
    }
  }

  /// The format for a terminal: by its environment, otherwise by its response, otherwise dots.
  func format(on device: TerminalDevice) -> PreviewFormat {
    if case .fixed(let format) = self { return format }
    if let format = ImageProtocol(environment: Environment.value) { return .picture(format) }
    let fallback: PreviewFormat = Environment.usesUnicode ? .dots : .text
    guard !Environment.isMultiplexed else { return fallback }
    let answer = device.answer(to: ImageProtocol.question, endingWith: "c", within: 200)
    return ImageProtocol(answer: answer).map { .picture($0) } ?? fallback
  }
}

/// The variables that describe a terminal's abilities.
enum Environment {
  static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Whether the terminal cannot move its cursor.
  static var isDumb: Bool { value("TERM") == "dumb" }

  /// Whether another program runs between this one and the terminal.
  static var isMultiplexed: Bool {
    ["TMUX", "STY", "ZELLIJ"].contains { !(value($0) ?? "").isEmpty }
  }

  /// Whether bold and reversed text are allowed.
  static var allowsLooks: Bool { (value("NO_COLOR") ?? "").isEmpty }

  /// Whether the locale uses UTF-8, which is the default without a locale.
  static var usesUnicode: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(value).first { !$0.isEmpty }
    let name = locale?.uppercased() ?? "UTF-8"
    return name.contains("UTF-8") || name.contains("UTF8")
  }
}
