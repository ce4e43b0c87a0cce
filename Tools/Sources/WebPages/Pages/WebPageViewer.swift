import CommandSupport
public import DynamicType
import FileAccess
public import LayoutGeometry

/// Shows pages of an app as web views of iOS do, in a browser without a window.
///
/// Pages load files of their folder alone and nothing from the network. Loading has a time limit.
public struct WebPageViewer {
  /// A page in a category.
  public struct View: Sendable {
    /// What the browser laid out.
    public var observation: PageObservation
    /// The picture as PNG.
    public var picture: [UInt8]
    /// The addresses that were not loaded, sorted.
    public var refusedAddresses: [String]
  }

  private var session: DevToolsSession
  private let timeLimit: Duration

  /// Starts a browser.
  ///
  /// - Parameters:
  ///   - size: The size of the web view in points.
  ///   - displayScale: The pixels per point of pictures.
  ///   - timeLimit: The time that a page may take in each category.
  /// - Throws: That there is no browser, or that it does not start.
  public init(
    size: Size,
    displayScale: Double = 2,
    timeLimit: Duration = .seconds(20)
  ) throws(BrowserError) {
    self.timeLimit = timeLimit
    session = try Self.session(size, displayScale, until: ContinuousClock.now + timeLimit)
  }

  /// Starts a browser without network whose page has the size of the view.
  private static func session(
    _ size: Size,
    _ displayScale: Double,
    until deadline: ContinuousClock.Instant
  ) throws(BrowserError) -> DevToolsSession {
    guard let command = BrowserCommand.installed() else { throw .missing }
    var session = try DevToolsSession(command, until: deadline)
    let commands: [(String, JSONValue)] = [
      ("Page.enable", [:]), ("Runtime.enable", [:]), ("Network.enable", [:]),
      (
        "Network.emulateNetworkConditions",
        ["offline": true, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1]
      ),
      ("Fetch.enable", ["patterns": [["urlPattern": "*"]]]),
      ("Emulation.setTouchEmulationEnabled", ["enabled": true]),
      (
        "Emulation.setDeviceMetricsOverride",
        [
          "width": .number(size.width), "height": .number(size.height),
          "deviceScaleFactor": .number(displayScale), "mobile": true,
        ]
      ),
    ]
    for (method, parameters) in commands {
      _ = try session.call(method, parameters, until: deadline)
    }
    return session
  }

  /// Shows a page in a category.
  ///
  /// - Parameters:
  ///   - file: The absolute path of the page.
  ///   - folder: The folder whose files it may read.
  ///   - category: The category.
  ///   - maximumHeight: The height in points at which the picture ends.
  /// - Returns: What the browser laid out, and its picture.
  /// - Throws: That the page takes too long, or that the browser ended.
  public mutating func view(
    _ file: String,
    in folder: PageFolder,
    at category: ContentSizeCategory,
    maximumHeight: Double = 4000
  ) throws(BrowserError) -> View {
    let deadline = ContinuousClock.now + timeLimit
    let loading = PageLoading(folder: folder, styles: ApplePageStyles(category: category))
    let answer = try session.call(
      "Page.navigate",
      ["url": .string(PageFolder.address(of: file))],
      until: deadline,
      handling: loading.answer
    )
    if let reason = answer["errorText"]?.text { throw .refused(reason) }
    if !loading.isLoaded {
      try session.wait(for: "Page.loadEventFired", until: deadline, handling: loading.answer)
    }
    _ = try evaluate("document.fonts.ready.then(() => true)", loading, deadline)
    guard let observation = PageObservation(try evaluate(PageObservation.script, loading, deadline))
    else { throw .ended }
    let picture = try session.call(
      "Page.captureScreenshot",
      [
        "format": "png", "optimizeForSpeed": true, "captureBeyondViewport": true,
        "clip": [
          "x": 0, "y": 0, "width": .number(max(1, observation.contentWidth)),
          "height": .number(max(1, min(observation.height, maximumHeight))), "scale": 1,
        ],
      ],
      until: deadline,
      handling: loading.answer
    )
    guard let data = picture["data"]?.text, let bytes = Base64.decode(data.utf8, .strict) else {
      throw .ended
    }
    return View(
      observation: observation,
      picture: bytes,
      refusedAddresses: loading.refusedAddresses.sorted()
    )
  }

  private mutating func evaluate(
    _ expression: String,
    _ loading: PageLoading,
    _ deadline: ContinuousClock.Instant
  ) throws(BrowserError) -> JSONValue {
    let answer = try session.call(
      "Runtime.evaluate",
      ["expression": .string(expression), "awaitPromise": true, "returnByValue": true],
      until: deadline,
      handling: loading.answer
    )
    if let fault = answer["exceptionDetails"] { throw .refused(fault["text"]?.text ?? "script") }
    return answer["result"]?["value"] ?? .null
  }
}
