import FileAccess
import Synchronization

extension FontManager {
  /// Returns the changes of the registry from now on, made by any process.
  ///
  /// Fonts that others have removed are no longer used by this process when a change arrives.
  /// Changes that follow one another closely may come as one. The sequence ends when its consumer
  /// stops.
  public func changes() -> AsyncStream<FontRegistryChange> {
    AsyncStream { continuation in
      let number = addListener { continuation.yield($0) }
      continuation.onTermination = { [weak self] _ in self?.removeListener(number) }
    }
  }

  /// Calls a closure with each change from now on, on a thread of the registry's own.
  ///
  /// - Returns: A number by which the closure is removed.
  public func addListener(_ listener: @escaping @Sendable (FontRegistryChange) -> Void) -> Int {
    for store in stores { try? DurableFiles.makeFolder(store.root) }
    let (number, begins) = state.withLock { state in
      let number = state.nextListener
      state.nextListener += 1
      state.listeners[number] = listener
      if state.announced == nil { state.announced = presentFonts(state) }
      defer { state.isWatching = true }
      return (number, !state.isWatching)
    }
    guard begins else { return number }
    RegistryWatch(stores.map(\.root)).start { [weak self] hasChanged in
      guard let self, isListening() else { return false }
      if hasChanged {
        try? refresh()
        announce()
      }
      return true
    }
    return number
  }

  /// Whether anybody listens; when nobody does, the thread ends.
  private func isListening() -> Bool {
    state.withLock { state in
      state.isWatching = !state.listeners.isEmpty
      return state.isWatching
    }
  }

  /// Removes a closure that was added with ``addListener(_:)``.
  public func removeListener(_ number: Int) {
    state.withLock { state in
      state.listeners[number] = nil
      if state.listeners.isEmpty { state.announced = nil }
    }
  }

  /// Tells the listeners what came and went since they were told last.
  func announce() {
    let (change, listeners) = state.withLock { state -> (FontRegistryChange?, [Int: Listener]) in
      guard let before = state.announced else { return (nil, [:]) }
      let now = presentFonts(state)
      guard now != before else { return (nil, [:]) }
      state.announced = now
      let change = FontRegistryChange(
        added: now.subtracting(before).sorted { $0.source < $1.source },
        removed: before.subtracting(now).sorted { $0.source < $1.source }
      )
      return (change, state.listeners)
    }
    guard let change else { return }
    for (_, listener) in listeners.sorted(by: { $0.key < $1.key }) { listener(change) }
  }

  private typealias Listener = @Sendable (FontRegistryChange) -> Void

  /// The fonts that can be used, of all scopes; those of a store that cannot be read are none.
  private func presentFonts(_ state: borrowing State) -> Set<RegisteredFont> {
    var fonts = Set(state.used.map(\.font).filter { $0.scope == .process && $0.isEnabled })
    for store in stores {
      fonts.formUnion(((try? store.read().fonts) ?? []).filter(\.isEnabled))
    }
    return fonts
  }
}
