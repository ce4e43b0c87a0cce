import Combine
import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import Testing

@MainActor
@Suite("Views receive the values of publishers")
struct ReceivingTests {
  private func width(_ host: ViewHost) -> Double {
    host.size(offered: .unspecified, traits: traits()).width
  }

  private struct Reader<Source: Publisher>: View
  where Source.Output == CGFloat, Source.Failure == Never {
    let source: Source
    @State private var width: CGFloat = 10

    var body: some View {
      Color.red.frame(width: width, height: 10).onReceive(source) { width = $0 }
    }
  }

  @Test("A subject that sends later changes the view")
  func subject() {
    let subject = PassthroughSubject<CGFloat, Never>()
    let host = ViewHost(Reader(source: subject))
    #expect(width(host) == 10)
    subject.send(30)
    #expect(width(host) == 30)
  }

  @Test("The first value of a published property is handled before the screen is shown")
  func published() {
    final class Model: ObservableObject { @Published var width: CGFloat = 40 }
    let model = Model()
    let host = ViewHost(Reader(source: model.$width))
    #expect(width(host) == 40)
    model.width = 50
    #expect(width(host) == 50)
  }

  @Test("A view that is gone receives nothing")
  func gone() {
    let subject = PassthroughSubject<CGFloat, Never>()
    var count = 0
    do {
      let host = ViewHost(Color.red.onReceive(subject) { _ in count += 1 })
      _ = width(host)
      subject.send(1)
      #expect(count == 1)
    }
    subject.send(2)
    #expect(count == 1)
  }

  @Test("An object with its own publisher of changes has its views made anew")
  func ownPublisher() {
    final class Model: ObservableObject {
      let objectWillChange = PassthroughSubject<Int, Never>()
      var width: CGFloat = 10
    }
    struct Reader: View {
      @ObservedObject var model: Model
      var body: some View { Color.red.frame(width: model.width, height: 10) }
    }
    let model = Model()
    let host = ViewHost(Reader(model: model))
    #expect(width(host) == 10)
    model.objectWillChange.send(1)
    model.width = 20
    #expect(width(host) == 20)
  }
}
