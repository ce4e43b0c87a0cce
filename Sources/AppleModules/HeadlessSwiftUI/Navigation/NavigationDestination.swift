extension View {
  /// Sets the view for values in the path of the surrounding stack.
  nonisolated public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type,
    @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    navigationBar { values in
      values.destinations.append(
        NavigationDestinationValue(
          kind: .made { ($0.base as? Value).map { destination($0).erased } }
        )
      )
    }
  }

  /// Shows a view on top of the stack while a value is true.
  nonisolated public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) -> some View {
    navigationBar { values in
      guard isPresented.wrappedValue else { return }
      values.destinations.append(NavigationDestinationValue(kind: .shown(destination().erased)))
    }
  }

  /// Shows a view on top of the stack while a value is present.
  nonisolated public func navigationDestination<Value: Hashable, Destination: View>(
    item: Binding<Value?>,
    @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    navigationBar { values in
      guard let value = item.wrappedValue else { return }
      values.destinations.append(
        NavigationDestinationValue(kind: .shown(destination(value).erased))
      )
    }
  }
}

/// The values of the screens on top of a stack, of any types.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable]

  /// Creates an empty path.
  public init() { elements = [] }

  /// Creates a path of values.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// The number of screens on top of the root.
  public var count: Int { elements.count }

  /// Whether only the root screen is shown.
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds a screen for a value.
  public mutating func append(_ value: some Hashable) { elements.append(AnyHashable(value)) }

  /// Removes the last screens.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
