public import DynamicType
import FileAccess
import JSONText
public import LayoutGeometry

/// Shows pages as web views of iOS do, in a browser without a window.
///
/// Pages load files only from their folder and nothing from the network. Loading has a time limit.
public struct WebPageViewer {
  /// A page in a category.
  public struct View: Sendable {
    /// The browser's layout of the page.
    public var observation: PageObservation
    /// The picture as PNG.
    public var picture: [UInt8]
    /// The addresses that were not loaded, sorted.
    public var refusedAddresses: [String]
  }

  var session: DevToolsSession
  private let timeLimit: Duration
  private let settings: ViewSettings
  private var currentSettings: ViewSettings?
  /// The scripts that the browser runs at the start of each page.
  private var scriptsAtStart: [JSONValue] = []

  /// Starts a browser.
  ///
  /// - Parameters:
  ///   - size: The size of the web view in points.
  ///   - displayScale: The pixels per point of pictures.
  ///   - folders: The folders in which the browser is searched; `nil` for those of `PATH`.
  ///   - timeLimit: The time that a page may take in each category.
  /// - Throws: An error where there is no browser, or it does not start.
  public init(
    size: Size = Size(width: 390, height: 844),
    displayScale: Double = 2,
    in folders: [String]? = nil,
    timeLimit: Duration = .seconds(20)
  ) throws(BrowserError) {
    guard let command = BrowserCommand.installed(in: folders) else { throw .missing }
    self.timeLimit = timeLimit
    settings = ViewSettings(size: size, displayScale: displayScale)
    session = try Self.session(command, until: ContinuousClock.now + timeLimit)
  }

  /// Starts a browser without network.
  private static func session(
    _ command: BrowserCommand,
    until deadline: ContinuousClock.Instant
  ) throws(BrowserError) -> DevToolsSession {
    var session = try DevToolsSession(command, until: deadline)
    let commands: [(String, JSONValue)] = [
      ("Page.enable", [:]), ("Runtime.enable", [:]), ("Network.enable", [:]),
      (
        "Network.emulateNetworkConditions",
        ["offline": true, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1]
      ),
      ("Network.setCacheDisabled", ["cacheDisabled": true]),
      ("Fetch.enable", ["patterns": [["urlPattern": "*"]]]),
      ("Emulation.setTouchEmulationEnabled", ["enabled": true]),
    ]
    for (method, parameters) in commands {
      _ = try session.call(method, parameters, until: deadline)
    }
    return session
  }

  /// Shows a page in a category and measures its texts.
  ///
  /// - Parameters:
  ///   - file: The absolute path of the page.
  ///   - folder: The folder whose files it may read.
  ///   - category: The category.
  ///   - maximumHeight: The height in points at which the picture ends.
  /// - Returns: The browser's layout of the page, and its picture.
  /// - Throws: An error where the page takes too long, or the browser ended.
  public mutating func view(
    _ file: String,
    in folder: PageFolder,
    at category: ContentSizeCategory,
    maximumHeight: Double = 4000
  ) throws(BrowserError) -> View {
    let deadline = ContinuousClock.now + timeLimit
    let loading = PageLoading(folder: folder, styles: ApplePageStyles(category: category))
    try apply(settings, loading, deadline)
    try removeScriptsAtStart(loading, deadline)
    try load(PageFolder.address(of: file), loading, deadline)
    guard let observation = PageObservation(try evaluate(PageObservation.script, loading, deadline))
    else { throw .ended }
    let size = Size(
      width: observation.contentWidth,
      height: min(observation.height, maximumHeight)
    )
    return View(
      observation: observation,
      picture: try picture(size, loading, deadline),
      refusedAddresses: loading.refusedAddresses.sorted()
    )
  }

  /// Draws a page as a request asks for it; its size replaces that of the viewer.
  public mutating func render(
    _ request: WebPageRequest
  ) throws(BrowserError) -> RenderedWebPage {
    let deadline = ContinuousClock.now + timeLimit
    let loading = PageLoading(request)
    try apply(ViewSettings(request), loading, deadline)
    try removeScriptsAtStart(loading, deadline)
    try addScripts(atStart: request.scriptsAtStart, loading, deadline)
    try load(request.address, loading, deadline)
    var answers: [RenderedWebPage.Answer] = []
    for script in request.scriptsAtEnd {
      answers.append(try answer(to: script, loading, deadline))
    }
    let facts = PageFacts(try evaluate(PageFacts.script, loading, deadline))
    let size = Size(
      width: facts.size.width,
      height: min(facts.size.height, request.maximumHeight / facts.scale)
    )
    var page = RenderedWebPage(
      picture: try picture(size, loading, deadline),
      contentSize: facts.size.scaled(by: facts.scale)
    )
    page.pictureSize = size.scaled(by: facts.scale)
    page.title = facts.title
    page.answers = answers
    page.refusedAddresses = loading.refusedAddresses.sorted()
    return page
  }
}

extension WebPageViewer {
  private mutating func apply(
    _ settings: ViewSettings,
    _ loading: PageLoading,
    _ deadline: ContinuousClock.Instant
  ) throws(BrowserError) {
    guard settings != currentSettings else { return }
    currentSettings = nil
    for (method, parameters) in settings.commands {
      _ = try session.call(method, parameters, until: deadline, handling: loading.answer)
    }
    currentSettings = settings
  }

  private mutating func addScripts(
    atStart scripts: [String],
    _ loading: PageLoading,
    _ deadline: ContinuousClock.Instant
  ) throws(BrowserError) {
    for script in scripts {
      let answer = try session.call(
        "Page.addScriptToEvaluateOnNewDocument",
        ["source": .string(script)],
        until: deadline,
        handling: loading.answer
      )
      if let identifier = answer["identifier"] { scriptsAtStart.append(identifier) }
    }
  }

  private mutating func removeScriptsAtStart(
    _ loading: PageLoading,
    _ deadline: ContinuousClock.Instant
  ) throws(BrowserError) {
    while let identifier = scriptsAtStart.popLast() {
      _ = try session.call(
        "Page.removeScriptToEvaluateOnNewDocument",
        ["identifier": identifier],
        until: deadline,
        handling: loading.answer
      )
    }
  }

  private mutating func load(
    _ address: String,
    _ loading: PageLoading,
    _ deadline: ContinuousClock.Instant
  ) throws(BrowserError) {
    let answer = try session.call(
      "Page.navigate",
      ["url": .string(address)],
      until: deadline,
      handling: loading.answer
    )
    if let reason = answer["errorText"]?.text { throw .refused(reason) }
    if !loading.isLoaded {
      try session.wait(for: "Page.loadEventFired", until: deadline, handling: loading.answer)
    }
    _ = try evaluate("document.fonts.ready.then(() => true)", loading, deadline)
  }

  /// Draws the page from its top in a size.
  private mutating func picture(
    _ size: Size,
    _ loading: PageLoading,
    _ deadline: ContinuousClock.Instant
  ) throws(BrowserError) -> [UInt8] {
    let picture = try session.call(
      "Page.captureScreenshot",
      [
        "format": "png", "optimizeForSpeed": true, "captureBeyondViewport": true,
        "clip": [
          "x": 0, "y": 0, "width": .number(max(1, size.width)),
          "height": .number(max(1, size.height)), "scale": 1,
        ],
      ],
      until: deadline,
      handling: loading.answer
    )
    guard let data = picture["data"]?.text, let bytes = Base64.decode(data.utf8, .strict) else {
      throw .ended
    }
    return bytes
  }
}

extension Size {
  fileprivate func scaled(by factor: Double) -> Size {
    Size(width: width * factor, height: height * factor)
  }
}
