#if !hasFeature(Embedded)

extension TraitEnvironment {
  /// Calls a handler with the previous traits after each change of one of the named traits.
  ///
  /// - Parameters:
  ///   - traits: The types of the traits to watch; an empty list watches all.
  ///   - handler: Receives this environment and the traits before the change.
  /// - Returns: The registration, which ends with ``unregisterForTraitChanges(_:)``.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any Trait.Type] = [],
    handler:
      @escaping @Sendable (_ environment: TraitEnvironment, _ previous: TraitCollection) ->
      Void
  ) -> TraitChangeRegistration {
    add(when: { change in
      traits.isEmpty
        || traits.contains { $0.changes(from: change.previous, to: change.current) }
    }) { [weak self] change in
      guard let self else { return }
      handler(self, change.previous)
    }
  }

  /// Returns the changes from now on, each once, until the iterating task ends.
  ///
  /// Changes wait in memory until they are read. Each call makes a sequence of its own.
  public func changes() -> AsyncStream<TraitChange> {
    let (stream, continuation) = AsyncStream.makeStream(of: TraitChange.self)
    let registration = add(when: { _ in true }) { continuation.yield($0) }
    continuation.onTermination = { [weak self] _ in
      self?.unregisterForTraitChanges(registration)
    }
    return stream
  }

  /// Calls a handler with a notification after each change of the content size category.
  ///
  /// - Parameters:
  ///   - name: The name to listen for; only ``ContentSizeCategory/didChangeNotification`` is sent.
  ///   - handler: Receives the notification.
  /// - Returns: The registration, which ends with ``unregisterForTraitChanges(_:)``.
  @discardableResult
  public func addObserver(
    forName name: TraitNotification.Name,
    handler: @escaping @Sendable (TraitNotification) -> Void
  ) -> TraitChangeRegistration {
    add(when: { change in
      name == ContentSizeCategory.didChangeNotification
        && PreferredContentSizeCategoryTrait.changes(from: change.previous, to: change.current)
    }) { change in
      let category = change.current.preferredContentSizeCategory
      handler(
        TraitNotification(
          name: name,
          userInfo: [ContentSizeCategory.newValueUserInfoKey: category]
        )
      )
    }
  }
}

/// The notification that an observer receives: a name and, in `userInfo`, the new value.
public struct TraitNotification: Hashable, Sendable {
  /// The name of a notification.
  public struct Name: Hashable, Sendable, RawRepresentable {
    /// The name as a string.
    public var rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The name of the notification.
  public var name: Name

  /// The new category under ``ContentSizeCategory/newValueUserInfoKey``.
  public var userInfo: [String: ContentSizeCategory]
}

extension ContentSizeCategory {
  /// The notification that the category has changed; its name is UIKit's.
  public static let didChangeNotification = TraitNotification.Name(
    rawValue: "UIContentSizeCategoryDidChangeNotification"
  )

  /// The key of the new category in a notification's `userInfo`; UIKit's string.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

#endif
