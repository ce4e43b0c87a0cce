import Combine
import Foundation
import FoundationNetworking
import Synchronization
import Testing

/// Answers requests for `made.example` without the network.
private final class MadeAnswers: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, url.path == "/ok" else {
      client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
      return
    }
    client?.urlProtocol(
      self,
      didReceive: URLResponse(
        url: url,
        mimeType: nil,
        expectedContentLength: 5,
        textEncodingName: nil
      ),
      cacheStoragePolicy: .notAllowed
    )
    client?.urlProtocol(self, didLoad: Data("[\"a\"]".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

@Suite("Publishers as types")
struct PublisherTypeTests {
  @Test("The elements of a sequence have a publisher with a type of its own")
  func sequences() {
    let publisher: Publishers.Sequence<[Int], Never> = [1, 2, 3].publisher
    var found: [Int] = []
    _ = publisher.sink { found.append($0) }
    _ = Publishers.Sequence<ClosedRange<Int>, Never>(sequence: 4...5).sink { found.append($0) }
    #expect(found == [1, 2, 3, 4, 5])
  }

  @Test("The notifications of a name have a publisher with a type of its own")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("Made")
    let publisher: NotificationCenter.Publisher = center.publisher(for: name)
    var count = 0
    let subscription = publisher.sink { _ in count += 1 }
    center.post(name: name, object: nil)
    subscription.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
    #expect(publisher.name == name)
  }

  @Test(
    "The answer to a request is decoded, and a failed one is an error",
    arguments: ["ok", "no"]
  )
  func requests(path: String) async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [MadeAnswers.self]
    let session = URLSession(configuration: configuration)
    let url = try #require(URL(string: "http://made.example/\(path)"))
    let publisher: URLSession.DataTaskPublisher = session.dataTaskPublisher(for: url)
    let result = await withCheckedContinuation { continuation in
      let subscription = Mutex<AnyCancellable?>(nil)
      let started = publisher.map(\.data)
        .decode(type: [String].self, decoder: JSONDecoder())
        .sink(
          receiveCompletion: { completion in
            if case .failure(let error) = completion {
              continuation.resume(returning: "\((error as? URLError)?.code.rawValue ?? 0)")
            }
            subscription.withLock { $0 = nil }
          },
          receiveValue: { continuation.resume(returning: $0.joined()) }
        )
      subscription.withLock { $0 = started }
    }
    #expect(result == (path == "ok" ? "a" : "\(URLError.Code.notConnectedToInternet.rawValue)"))
  }
}
