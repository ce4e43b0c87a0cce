import FileAccess

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The command of a browser that is installed.
public struct BrowserCommand: Hashable, Sendable {
  /// The path of the program.
  public let path: String

  /// Arguments that the program needs for running without a window.
  let mode: [String]

  /// Finds a browser in folders, those of `PATH` unless others are given; `nil` where there is none.
  public static func installed(in folders: [String]? = nil) -> BrowserCommand? {
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    let folders = folders ?? path.split(separator: ":").map { String($0) }
    let names: [(String, [String])] = [
      ("chromium-headless-shell", []), ("chrome-headless-shell", []),
      ("chromium", ["--headless=new"]), ("chromium-browser", ["--headless=new"]),
      ("google-chrome", ["--headless=new"]),
    ]
    for (name, mode) in names {
      for folder in folders {
        let path = FilePath.join(folder, name)
        if access(path, X_OK) == 0 { return BrowserCommand(path: path, mode: mode) }
      }
    }
    return nil
  }

  /// The arguments: no network, no window, no sandbox, which containers have none of.
  func arguments(profile: String) -> [String] {
    [path] + mode + [
      "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--font-render-hinting=none",
      "--no-first-run", "--disable-extensions", "--disable-background-networking",
      "--disable-component-update", "--disable-dev-shm-usage",
      "--host-resolver-rules=MAP * ~NOTFOUND", "--remote-debugging-pipe",
      "--user-data-dir=\(profile)", "about:blank",
    ]
  }
}
