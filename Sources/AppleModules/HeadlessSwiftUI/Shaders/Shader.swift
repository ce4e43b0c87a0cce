public import Foundation
public import HeadlessUIKit

/// A library of functions in the Metal language, which are not run here.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  private let name: String

  /// The library of the program.
  public static let `default` = ShaderLibrary(name: "default")

  private init(name: String) { self.name = name }

  /// Creates a library of compiled functions.
  public init(data: Data) { name = "\(data.count) bytes" }

  /// Creates a library of a file with compiled functions.
  public init(url: URL) { name = url.absoluteString }

  /// Returns the library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(name: bundle.bundlePath)
  }

  /// A function of the program's library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// A function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

/// A function of a library in the Metal language.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// The library.
  public var library: ShaderLibrary
  /// The name of the function.
  public var name: String

  /// Creates a reference to a function.
  public init(library: ShaderLibrary, name: String) {
    (self.library, self.name) = (library, name)
  }

  /// Returns the function with arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A function in the Metal language with its arguments, which is not run here.
public struct Shader: Equatable, Sendable {
  /// An argument of a function.
  public struct Argument: Equatable, Sendable {
    private let text: String

    private init(_ values: Any...) { text = "\(values)" }

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { .init(x) }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { .init(x, y) }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      .init(x, y, z)
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      .init(x, y, z, w)
    }
    /// A point.
    public static func float2(_ point: CGPoint) -> Argument { .init(point.x, point.y) }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { .init(size.width, size.height) }
    /// A vector.
    public static func float2(_ vector: CGVector) -> Argument { .init(vector.dx, vector.dy) }
    /// Several numbers.
    public static func floatArray(_ array: [Float]) -> Argument { .init(array) }
    /// The rectangle of the view.
    public static var boundingRect: Argument { .init("boundingRect") }
    /// A color.
    public static func color(_ color: Color) -> Argument { .init(color) }
    /// Several colors.
    public static func colorArray(_ array: [Color]) -> Argument { .init(array) }
    /// A picture.
    public static func image(_ image: Image) -> Argument { .init("image") }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { .init(data) }
  }

  /// The kinds of use for which a function is compiled.
  public struct UsageType: Hashable, Sendable {
    private let name: String

    /// A style of shapes.
    public static let shapeStyle = UsageType(name: "shapeStyle")
    /// A change of colors.
    public static let colorEffect = UsageType(name: "colorEffect")
    /// A change of places.
    public static let distortionEffect = UsageType(name: "distortionEffect")
    /// A change of the picture.
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  /// The function.
  public var function: ShaderFunction
  /// The arguments.
  public var arguments: [Argument]
  /// Whether colors get noise against visible steps.
  public var dithersColor = false

  /// Creates a function with arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  /// Compiles the function before its first use, for which nothing is done here.
  public func compile(as type: UsageType) async throws {}
}

extension Shader: ShapeStyle {
  /// The color of text: the function is not run.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.report("Shader \(function.name): the function is not run.")
    return ForegroundStyle()
  }
}

extension View {
  nonisolated private func unshaded(_ shader: Shader, _ isEnabled: Bool) -> some View {
    let message = "Shader \(shader.function.name): the view is drawn without it."
    return modifier(MessageModifier(message: isEnabled ? message : nil))
  }

  /// Changes the colors of the view by a function, which is not run here; a message reports it.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    unshaded(shader, isEnabled)
  }

  /// Moves the points of the view by a function, which is not run here; a message reports it.
  nonisolated public func distortionEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some View { unshaded(shader, isEnabled) }

  /// Changes the picture of the view by a function, which is not run here; a message reports it.
  nonisolated public func layerEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some View { unshaded(shader, isEnabled) }
}

extension VisualEffect {
  /// Changes the colors of the view by a function, which is not run here.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  /// Moves the points of the view by a function, which is not run here.
  public func distortionEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some VisualEffect { self }

  /// Changes the picture of the view by a function, which is not run here.
  public func layerEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
