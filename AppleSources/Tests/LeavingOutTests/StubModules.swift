/// The parts of UIKit and SwiftUI that the sources of these tests need, for the compiler.
enum StubModules {
  static let kit = """
    @dynamicMemberLookup
    public struct LeftOutValue: Hashable, Sendable {
      public init() {}
      public subscript(dynamicMember name: String) -> LeftOutValue { self }
    }
    open class UIView {
      public init() {}
      open func layoutSubviews() {}
      open func addSubview(_ view: UIView) {}
    }
    open class UIViewController {
      public init() {}
      open var view = UIView()
      open func viewDidLoad() {}
    }
    public final class LeftOutBox: UIView { public init(_ name: String, of module: String? = nil) {} }
    """

  static let views = """
    @_exported import UIKit
    public protocol View { associatedtype Body: View; @ViewBuilder var body: Body { get } }
    extension Never: View { public var body: Never { preconditionFailure() } }
    extension View where Body == Never { public var body: Never { preconditionFailure() } }
    @resultBuilder public enum ViewBuilder {
      public static func buildBlock() -> Text { Text("") }
      public static func buildBlock<A: View>(_ a: A) -> A { a }
      public static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> VStack<A> { VStack { a } }
      public static func buildBlock<A: View, B: View, C: View>(_ a: A, _ b: B, _ c: C) -> VStack<A> { VStack { a } }
    }
    public struct Text: View { public typealias Body = Never; public init(_ text: String) {} }
    public struct LeftOutView: View {
      public typealias Body = Never
      public init(_ name: String, of module: String? = nil) {}
    }
    public struct VStack<Content: View>: View {
      public typealias Body = Never
      public init(@ViewBuilder content: () -> Content) {}
    }
    extension View {
      public func padding() -> some View { self }
      public func onAppear(_ action: () -> Void) -> some View { self }
    }
    @propertyWrapper public struct State<Value> {
      public var wrappedValue: Value
      public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    }
    """
}
