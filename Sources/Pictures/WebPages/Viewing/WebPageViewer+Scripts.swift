import JSONText

extension WebPageViewer {
  /// Returns the value of an expression of ours, which does not fail.
  mutating func evaluate(
    _ expression: String,
    _ loading: PageLoading,
    _ deadline: ContinuousClock.Instant
  ) throws(BrowserError) -> JSONValue {
    switch try answer(to: expression, awaitsPromise: true, loading, deadline) {
    case .value(let value): return value
    case .failure(let reason): throw .refused(reason)
    }
  }

  /// Runs a script and returns its answer.
  mutating func answer(
    to script: String,
    awaitsPromise: Bool = false,
    _ loading: PageLoading,
    _ deadline: ContinuousClock.Instant
  ) throws(BrowserError) -> RenderedWebPage.Answer {
    let answer: JSONValue
    do throws(BrowserError) {
      answer = try session.call(
        "Runtime.evaluate",
        [
          "expression": .string(script), "awaitPromise": .bool(awaitsPromise),
          "returnByValue": true,
        ],
        until: deadline,
        handling: loading.answer
      )
    } catch {
      // A value that has no form in JSON, such as a circle of objects.
      if case .refused(let reason) = error { return .failure(reason) }
      throw error
    }
    guard let fault = answer["exceptionDetails"] else {
      return .value(answer["result"]?["value"] ?? .null)
    }
    let words = fault["exception"]?["description"]?.text ?? fault["text"]?.text ?? "script"
    return .failure(words.split(separator: "\n").first.map { String($0) } ?? words)
  }
}
