import Foundation
public import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
  /// A request as it is sent.
  public static var raw: Snapshotting { raw(pretty: false) }

  /// A request as it is sent.
  ///
  /// - Parameter pretty: Whether JSON in its body is indented.
  /// - Returns: The way.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let address = request.url.map(sortedQuery)?.absoluteString ?? "(null)"
      var lines = ["\(request.httpMethod ?? "GET") \(address)"]
      lines += headers(of: request).map { "\($0.key): \($0.value)" }
      if let body = request.httpBody {
        let text = pretty ? indented(body) : nil
        lines += ["", text ?? String(decoding: body, as: UTF8.self)]
      }
      return lines.joined(separator: "\n")
    }
  }

  /// A request as a command of curl.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var parts = ["curl"]
      switch request.httpMethod {
      case nil, "GET": break
      case "HEAD": parts.append("--head")
      case .some(let method): parts.append("--request \(method)")
      }
      for header in headers(of: request) where header.key != "Cookie" {
        parts.append("--header \"\(header.key): \(quoted(header.value))\"")
      }
      if let body = request.httpBody {
        parts.append("--data \"\(quoted(String(decoding: body, as: UTF8.self)))\"")
      }
      if let cookie = request.allHTTPHeaderFields?["Cookie"] {
        parts.append("--cookie \"\(quoted(cookie))\"")
      }
      parts.append("\"\(request.url.map(sortedQuery)?.absoluteString ?? "")\"")
      return parts.joined(separator: " \\\n\t")
    }
  }

  private static func headers(of request: URLRequest) -> [(key: String, value: String)] {
    (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
  }

  private static func quoted(_ text: String) -> String {
    text.replacingOccurrences(of: "\\\"", with: "\\\\\"")
      .replacingOccurrences(of: "\"", with: "\\\"")
  }

  private static func indented(_ body: Data) -> String? {
    guard let object = try? JSONSerialization.jsonObject(with: body),
      let data = try? JSONSerialization.data(
        withJSONObject: object,
        options: [.prettyPrinted, .sortedKeys]
      )
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  private static func sortedQuery(_ address: URL) -> URL {
    var parts = URLComponents(url: address, resolvingAgainstBaseURL: false)
    let items = parts?.queryItems?.sorted { $0.name < $1.name }
    parts?.queryItems = items
    return parts?.url ?? address
  }
}
