public import Foundation
public import FoundationNetworking

extension URLSession {
  /// A publisher of the answer to a request.
  public struct DataTaskPublisher: Combine.Publisher {
    /// The kind of values.
    public typealias Output = (data: Data, response: URLResponse)
    /// The kind of errors.
    public typealias Failure = URLError
    /// The request.
    public let request: URLRequest
    /// The session.
    public let session: URLSession

    /// Creates a publisher.
    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    /// Sends the request, and the answer to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      AnyPublisher<Output, URLError> { downstream in
        let box = AnswerReceiver(downstream)
        let task = session.dataTask(with: request) { data, response, error in
          guard let data, let response else {
            return box.value.send(completion: .failure(error as? URLError ?? URLError(.unknown)))
          }
          box.value.send((data, response))
          box.value.send(completion: .finished)
        }
        downstream.onCancel { task.cancel() }
        task.resume()
      }
      .receive(subscriber: subscriber)
    }
  }

  /// Returns a publisher of the answer at an address.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  /// Returns a publisher of the answer to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// A subscriber of answers; `@unchecked Sendable`, since a session calls it from a queue of its own, as Combine's
/// publisher does.
private struct AnswerReceiver: @unchecked Sendable {
  let value: Downstream<URLSession.DataTaskPublisher.Output, URLError>

  init(_ value: Downstream<URLSession.DataTaskPublisher.Output, URLError>) { self.value = value }
}
