public import DynamicType

/// The properties that a font should have; those that are not given are left to the system.
///
/// ```swift
/// let descriptor = FontDescriptor(family: "Noto Sans", weight: .semibold)
/// let request = FontRequest(descriptor: descriptor, size: 17)
/// ```
public struct FontDescriptor: Hashable, Sendable {
  /// The family, such as `Noto Sans`; `nil` is the system font.
  public var family: String?
  /// The face within the family, such as `Bold Italic`.
  public var face: String?
  /// The PostScript or full name of one face.
  public var postScriptName: String?
  /// The size in points; 0 when open.
  public var pointSize: Double = 0
  /// The weight; `nil` when open, which is regular unless a symbolic trait says bold.
  public var weight: FontWeight?
  /// The width in percent of the normal width; `nil` when open.
  public var width: Double?
  /// The slant in degrees, positive to the right; `nil` when open.
  public var slant: Double?
  /// Traits by name; a weight of semibold or more is bold, as in UIKit.
  public var symbolicTraits: SymbolicTraits {
    get { (weight ?? .regular) < .semibold ? namedTraits : namedTraits.union(.bold) }
    set { namedTraits = newValue }
  }
  /// The traits that were asked for by name.
  private(set) var namedTraits: SymbolicTraits = []
  /// Values of variation axes, which win over weight, width and slant.
  public var variations: [OpenTypeTag: Double] = [:]
  /// OpenType features with their values; 0 turns a feature off.
  public var features: [OpenTypeTag: Int] = [:]
  /// The fonts to ask first for characters that the font lacks.
  public var cascadeList: [FontDescriptor] = []
  /// The language of the text as a BCP 47 tag.
  public var language: String?
  /// The text style that the font belongs to.
  public var textStyle: TextStyle?
  /// The design of the system font; read when neither a family nor a name is given.
  public var design: SystemDesign = .default

  /// The styles that may be synthesized where the family has no such face; none, as in UIKit.
  public var synthesis: FontSynthesis = []

  /// The path of the font file, for registering the font; a font is never resolved by it.
  public var filePath: String? {
    get { registration.path }
    set { registration.path = newValue }
  }
  /// The text of the provider that distinguishes a registered font from others of its name.
  public var registrationUserInfo: String? {
    get { registration.userInfo }
    set { registration.userInfo = newValue }
  }
  private var registration = RegistrationAttributes()

  /// The descriptor without the attributes by which a font is registered.
  package var withoutRegistrationAttributes: FontDescriptor {
    var copy = self
    copy.registration = RegistrationAttributes()
    return copy
  }

  /// The distance of lines in points that the text style asks for at this size.
  package var preferredLeading: Double?

  /// Creates a descriptor; properties that are not given stay open.
  public init(
    family: String? = nil,
    face: String? = nil,
    postScriptName: String? = nil,
    pointSize: Double = 0,
    weight: FontWeight? = nil,
    symbolicTraits: SymbolicTraits = []
  ) {
    self.family = family
    self.face = face
    self.postScriptName = postScriptName
    self.pointSize = pointSize
    self.weight = weight
    self.symbolicTraits = symbolicTraits
  }

  /// Whether the descriptor asks for a font of the system and not for a family or a face.
  public var isSystemFont: Bool { family == nil && postScriptName == nil }
}
