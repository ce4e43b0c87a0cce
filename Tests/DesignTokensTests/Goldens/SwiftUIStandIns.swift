// swift-format-ignore-file
// The declarations of SwiftUI that generated code uses, with Apple's signatures, so that the code is
// compiled where SwiftUI is not.

public enum DynamicTypeSize: Hashable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

public struct Font: Hashable, Sendable {
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum TextStyle: Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  public var size: Double
  public var family: String?
  public var weight: Weight?

  public static func system(size: Double, weight: Weight? = nil) -> Font {
    Font(size: size, family: nil, weight: weight)
  }

  public static func custom(_ name: String, fixedSize: Double) -> Font {
    Font(size: fixedSize, family: name, weight: nil)
  }

  public func weight(_ weight: Weight) -> Font { Font(size: size, family: family, weight: weight) }
}

public enum Edges { case vertical }

public protocol View {}
public struct SomeView: View {}

extension View {
  public func font(_ font: Font?) -> some View { SomeView() }
  public func tracking(_ tracking: Double) -> some View { SomeView() }
  public func lineSpacing(_ lineSpacing: Double) -> some View { SomeView() }
  public func padding(_ edges: Edges, _ length: Double?) -> some View { SomeView() }
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View { SomeView() }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = SomeView
  @ViewBuilder func body(content: Content) -> Body
}

public struct EnvironmentValues {
  public var dynamicTypeSize = DynamicTypeSize.large
}

@propertyWrapper public struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>

  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }

  public var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
}

public protocol DynamicProperty {}

@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public var wrappedValue: Value

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
