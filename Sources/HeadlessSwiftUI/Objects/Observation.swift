import Combine

extension ViewNode {
  /// Has the body made anew when an object is about to change, as long as the view is shown.
  func follow<Object: ObservableObject>(_ object: Object) {
    followings.follow(object) { [weak self] in
      object.objectWillChange.sink { _ in onTree { self?.setNeedsBody() } }
    }
  }

  /// Has the body made anew when a publisher says that something changes.
  func follow(_ publisher: ObservableObjectPublisher) {
    followings.follow(publisher) { [weak self] in
      publisher.sink { _ in onTree { self?.setNeedsBody() } }
    }
  }
}

/// The objects that a view follows, each once.
struct Followings {
  private struct Following {
    weak var object: AnyObject?
    var subscription: AnyCancellable
  }

  private var followings: [ObjectIdentifier: Following] = [:]

  /// Follows an object unless that is done already.
  mutating func follow(_ object: AnyObject, _ subscribe: () -> AnyCancellable) {
    let key = ObjectIdentifier(object)
    if followings[key]?.object === object { return }
    followings = followings.filter { $0.value.object != nil }
    followings[key] = Following(object: object, subscription: subscribe())
  }
}
