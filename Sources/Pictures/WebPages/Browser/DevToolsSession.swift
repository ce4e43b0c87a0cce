import JSONText
import JSONText

/// One page of a browser, driven with the DevTools protocol.
///
/// https://chromedevtools.github.io/devtools-protocol/
struct DevToolsSession {
  private let process: BrowserProcess
  private var count = 0
  private var session: String?

  /// Called for each event while an answer is awaited; returns commands to send.
  typealias Handler = (_ method: String, _ parameters: JSONValue) -> [(String, JSONValue)]

  init(_ command: BrowserCommand, until deadline: ContinuousClock.Instant) throws(BrowserError) {
    process = try BrowserProcess(command)
    let targets = try call("Target.getTargets", until: deadline)["targetInfos"]?.elements ?? []
    guard let page = targets.first(where: { $0["type"]?.text == "page" })?["targetId"] else {
      throw .ended
    }
    let attached = try call(
      "Target.attachToTarget",
      ["targetId": page, "flatten": true],
      until: deadline
    )
    session = attached["sessionId"]?.text
  }

  /// Sends a command and waits for its answer.
  mutating func call(
    _ method: String,
    _ parameters: JSONValue = [:],
    until deadline: ContinuousClock.Instant,
    handling handler: Handler = { _, _ in [] }
  ) throws(BrowserError) -> JSONValue {
    let identifier = try send(method, parameters)
    while true {
      let message = try receive(until: deadline)
      if message["id"]?.number == Double(identifier) {
        if let error = message["error"] { throw .refused(error["message"]?.text ?? method) }
        return message["result"] ?? [:]
      }
      try handle(message, handler)
    }
  }

  /// Waits until an event has come.
  mutating func wait(
    for event: String,
    until deadline: ContinuousClock.Instant,
    handling handler: Handler
  ) throws(BrowserError) {
    while true {
      let message = try receive(until: deadline)
      try handle(message, handler)
      if message["method"]?.text == event { return }
    }
  }

  private mutating func handle(_ message: JSONValue, _ handler: Handler) throws(BrowserError) {
    guard let method = message["method"]?.text else { return }
    for (method, parameters) in handler(method, message["params"] ?? [:]) {
      _ = try send(method, parameters)
    }
  }

  private mutating func send(_ method: String, _ parameters: JSONValue) throws(BrowserError) -> Int
  {
    count += 1
    var message: JSONValue = [
      "id": .number(Double(count)), "method": .string(method), "params": parameters,
    ]
    if let session { message = message.adding([.init("sessionId", .string(session))]) }
    try process.post(message.line)
    return count
  }

  private mutating func receive(
    until deadline: ContinuousClock.Instant
  ) throws(BrowserError) -> JSONValue {
    let text = try process.receive(until: deadline)
    do throws(JSONSyntaxError) { return try JSONValue(parsing: text) } catch { throw .ended }
  }
}
