import Combine
import Dispatch
import Foundation
import Testing

/// A model of a search screen, as apps have it.
private final class Search: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $query
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .filter { !$0.isEmpty }
      .map { query in ["Apple", "Pear"].filter { $0.lowercased().hasPrefix(query) } }
      .receive(on: RunLoop.main)
      .sink { [weak self] in self?.results = $0 }
      .store(in: &subscriptions)
  }
}

private final class Holder {
  @Published var value = 0
  var copy = 0
}

private struct Failed: Error, Equatable {}

/// The values in the documentation of Combine's operators are the expected ones.
@Suite("Combine")
struct CombineTests {
  @Test func `A published property drives a screen at once`() {
    let search = Search()
    search.query = "ap"
    #expect(search.results == ["Apple"])
  }

  @Test func `Bytes become values by a decoder, and values bytes by an encoder`() {
    var decoded: [[String: Int]] = []
    var failures = 0
    let bytes = PassthroughSubject<Data, Never>()
    let subscription = bytes.decode(type: [String: Int].self, decoder: JSONDecoder())
      .sink(receiveCompletion: { if case .failure = $0 { failures += 1 } }) { decoded.append($0) }
    bytes.send(Data(#"{"a":1}"#.utf8))
    bytes.send(Data("none".utf8))
    bytes.send(Data(#"{"b":2}"#.utf8))
    #expect(decoded == [["a": 1]])
    #expect(failures == 1)
    subscription.cancel()
    var encoded = ""
    _ = Just(["a": 1]).encode(encoder: JSONEncoder())
      .sink(receiveCompletion: { _ in }) { encoded = String(decoding: $0, as: UTF8.self) }
    #expect(encoded == #"{"a":1}"#)
  }

  @Test func `An object says that it changes before each change`() {
    let search = Search()
    var seen: [String] = []
    let subscription = search.objectWillChange.sink { seen.append(search.query) }
    search.query = "x"
    #expect(seen.first == "")
    #expect(seen.count == 2)
    subscription.cancel()
    search.query = "y"
    #expect(seen.count == 2)
  }

  @Test func `A published property sends its value and then new ones before they are set`() {
    let holder = Holder()
    var seen: [[Int]] = []
    let subscription = holder.$value.sink { seen.append([$0, holder.value]) }
    holder.value = 5
    #expect(seen == [[0, 0], [5, 0]])
    subscription.cancel()
  }

  @Test func `Subjects send to those who listen, and the current value to everybody`() {
    let passing = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    passing.send(0)
    var all: Set<AnyCancellable> = []
    passing.sink { seen.append($0) }.store(in: &all)
    current.sink { seen.append($0) }.store(in: &all)
    passing.send(2)
    current.value = 3
    #expect(seen == [1, 2, 3])
    all = []
    passing.send(4)
    #expect(seen == [1, 2, 3])
  }

  @Test func `Values end with the completion`() {
    let subject = PassthroughSubject<Int, Failed>()
    var values: [Int] = []
    var ends = 0
    let subscription = subject.sink { _ in
      ends += 1
    } receiveValue: {
      values.append($0)
    }
    subject.send(1)
    subject.send(completion: .failure(Failed()))
    subject.send(2)
    #expect(values == [1])
    #expect(ends == 1)
    subscription.cancel()
  }

  @Test func `Operators pass on what they say`() {
    func list<P: Publisher>(_ publisher: P) -> [P.Output] where P.Failure == Never {
      var values: [P.Output] = []
      _ = publisher.sink { values.append($0) }
      return values
    }
    let numbers = [1, 2, 2, 3, 4].publisher
    #expect(list(numbers.removeDuplicates()) == [1, 2, 3, 4])
    #expect(list(numbers.scan(0, +)) == [1, 3, 5, 8, 12])
    #expect(list(numbers.compactMap { $0 % 2 == 0 ? "\($0)" : nil }) == ["2", "2", "4"])
    #expect(list(numbers.dropFirst(3)) == [3, 4])
    #expect(list(numbers.prefix(2)) == [1, 2])
    #expect(list(numbers.collect()) == [[1, 2, 2, 3, 4]])
    #expect(list(numbers.reduce(0, +)) == [12])
    #expect(list(numbers.first { $0 > 2 }) == [3])
    #expect(list(numbers.last()) == [4])
    #expect(list(numbers.prepend(0).append(5)) == [0, 1, 2, 2, 3, 4, 5])
    #expect(list(numbers.flatMap { Just($0 * 10) }) == [10, 20, 20, 30, 40])
    #expect(list(Just(1).merge(with: Just(2))) == [1, 2])
  }

  @Test func `The latest values and pairs of two publishers are combined`() {
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<String, Never>()
    var latest: [String] = []
    var pairs: [String] = []
    var all: Set<AnyCancellable> = []
    first.combineLatest(second).sink { latest.append("\($0)\($1)") }.store(in: &all)
    first.zip(second).sink { pairs.append("\($0)\($1)") }.store(in: &all)
    first.send(1)
    first.send(2)
    second.send("a")
    second.send("b")
    #expect(latest == ["2a", "2b"])
    #expect(pairs == ["1a", "2b"])
  }

  @Test func `The latest of several publishers replaces the others`() {
    let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    let older = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let subscription = outer.switchToLatest().sink { seen.append($0) }
    outer.send(older.eraseToAnyPublisher())
    older.send(1)
    outer.send(Just(2).eraseToAnyPublisher())
    older.send(3)
    #expect(seen == [1, 2])
    subscription.cancel()
  }

  @Test func `Errors are made, changed and replaced`() {
    var seen: [Int] = []
    _ = [1, 2].publisher
      .tryMap { value in if value == 2 { throw Failed() } else { value } }
      .replaceError(with: -1)
      .sink { seen.append($0) }
    _ = Fail<Int, Failed>(error: Failed()).catch { _ in Just(7) }.sink { seen.append($0) }
    _ = Future<Int, Never> { $0(.success(9)) }.sink { seen.append($0) }
    #expect(seen == [1, -1, 7, 9])
  }

  @Test func `A value is assigned to a property of an object`() {
    let holder = Holder()
    let subscription = Just(4).assign(to: \.copy, on: holder)
    Just(6).assign(to: &holder.$value)
    #expect(holder.copy == 4)
    #expect(holder.value == 6)
    subscription.cancel()
  }

  @Test func `Notifications are published`() {
    let center = NotificationCenter()
    var names: [String] = []
    let subscription = center.publisher(for: .init("a")).sink { names.append($0.name.rawValue) }
    center.post(name: .init("a"), object: nil)
    center.post(name: .init("b"), object: nil)
    subscription.cancel()
    center.post(name: .init("a"), object: nil)
    #expect(names == ["a"])
  }

  @Test func `A timer of a still screen is connected by its first subscriber and never fires`() {
    var dates: [Date] = []
    let timer = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
    let subscription = timer.sink { dates.append($0) }
    timer.upstream.connect().cancel()
    subscription.cancel()
    #expect(dates.isEmpty)
    #expect(timer.upstream.interval == 0.01)
  }

  /// Apple's documentation lets any thread send to a subject, and promises a subscriber no two calls at once.
  @Test func `Values of several threads are received one after another`() {
    let passed = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<Int, Never>(0)
    let last = Sums()
    let subscriptions = [
      passed.scan(0, +).sink { last.passed = $0 }, current.scan(0, +).sink { last.current = $0 },
    ]
    DispatchQueue.concurrentPerform(iterations: 2_000) { number in
      passed.send(number)
      current.send(number)
    }
    #expect(last.passed == 1_999_000)
    #expect(last.current == 1_999_000)
    for each in subscriptions { each.cancel() }
  }

  @Test func `An activity that several threads cancel ends once`() {
    let count = PassthroughSubject<Void, Never>()
    let ends = Sums()
    let counting = count.sink { ends.passed += 1 }
    let activity = AnyCancellable { count.send() }
    DispatchQueue.concurrentPerform(iterations: 100) { _ in activity.cancel() }
    #expect(ends.passed == 1)
    counting.cancel()
  }
}

/// Numbers that subscribers keep.
private final class Sums {
  var passed = 0
  var current = 0
}
