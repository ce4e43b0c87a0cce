import Diagnostics

/// A finding that is valid unless a file of the project contradicts it.
struct PendingFinding: Sendable {
  var finding: Finding
  var unless: [ProjectFact]
  /// Whether the object's flag, set in code, contradicts the finding.
  var isAboutFlag = false
  /// The condition on the project's fonts under which the finding is valid, or `nil`.
  var condition: FontCondition?

  /// Whether the finding is valid in a project.
  func holds(_ facts: Set<ProjectFact>, _ fonts: ProjectFonts) -> Bool {
    guard !unless.contains(where: { $0.holds(in: facts) }) else { return false }
    switch condition {
    case nil: return true
    case .fontIsLacking(let name): return fonts.lack(name)
    case .fontFileIsLacking(let name): return fonts.lack(file: name)
    case .fontIsUnknown(let name): return !fonts.knows(name)
    }
  }
}

/// The condition of a finding on the project's fonts.
enum FontCondition: Hashable, Sendable {
  /// A font name does not exist.
  case fontIsLacking(String)
  /// A file name does not exist.
  case fontFileIsLacking(String)
  /// Neither iOS nor a file of the project has a font with a name.
  case fontIsUnknown(String)
}

/// A fact in one file that affects findings in others.
enum ProjectFact: Hashable, Sendable {
  /// A font with this name is passed to `scaledFont(for:)`.
  case fontIsScaled(String)
  /// A property of a type has the flag set.
  case flagIsSet(type: String, receiver: String)
  /// A document sets the flag of a property of a type.
  ///
  /// It does not apply to another object of the same class in the same place.
  case flagIsSetInDocument(type: String, receiver: String)
  /// The font of a type's property is set, or text with its own fonts.
  case fontIsAssigned(type: String, receiver: String)
  /// The font of a view with this name in a view of another type is set, or text with its own fonts.
  case fontIsAssignedOnSubview(String)
  /// A function with this name sets the font of the text view on which it is called.
  case stylesReceiver(function: String)
  /// A function with this name sets the font of the text view that it receives under a label.
  case stylesArgument(function: String, label: String)
  /// A function is called on an outlet of a type.
  case isStyled(type: String, receiver: String, function: String)
  /// A text view of a type is passed to a function under a label.
  case isPassed(type: String, receiver: String, function: String, label: String)
  /// A closure with this name sets the font of the view that it receives.
  case isStyleClosure(String)
  /// A view of a type is passed to a closure with this name, or to a function of the named value.
  case isPassedToStyle(type: String, receiver: String, style: String)
  /// The flag is set on a view with this name in a view of another type, such as `cell.title`.
  case flagIsSetOnSubview(String)
  /// Code of a type sets the height of rows.
  case rowHeightsAreSet(type: String)
  /// The image with this plain name is shown in a type in which images scale with the text.
  case imageGrows(String)
  /// The project has source, and none of it makes the image with this plain name scale.
  case imageStays(String)
  /// A class inherits from another one, or conforms to a protocol.
  case inherits(type: String, from: String)
  /// A class has this name.
  case classIsDeclared(String)
  /// Code creates an object of a class without a document: `NoteViewController()`.
  case isMadeInCode(String)
  /// The project has source, and no class in it has this name: it is declared in a package or in Objective-C.
  case classIsElsewhere(String)
  /// The project has source.
  case hasSource
  /// The project defines an app: by entitlements, or by property list keys that only apps have.
  case isApp
  /// Nothing in the project declares an app.
  case isNoApp
  /// An entitlement about fonts is declared.
  case entitles(String)
  /// The project has a project file of Xcode.
  case hasProjectFile
  /// A folder has a project file of Xcode.
  case hasProject(folder: String)
  /// The project file in a parent folder names neither the file nor one of its folders.
  case isOutsideOfProject(String)
  /// An Xcode project file refers to a file or a folder.
  case bundles(String)
  /// A folder has the manifest of a package.
  case isPackage(String)
  /// Code in the folder of a package target shows views.
  case showsViews(String)
  /// The project has a project file that names neither this file nor one of its folders, and no target with
  /// views contains it.
  case isNotBundled(String)
  /// The project has code in Swift or Objective-C.
  case hasCode
  /// Code or a document shows pages: in a web view, or as attributed text.
  case showsWebPages
  /// Code or a page refers to a page or a style sheet, without its extension.
  case namesResource(String)
  /// The project has code, and none of it shows the page or style sheet at a path.
  case isShownNowhere(String)
  /// A large content viewer's interaction is added.
  case largeContentInteraction
  /// A function with this name makes a scaling font.
  case scales(String)
  /// A function, named `Type.function`, makes a font in the size that it receives.
  case makesFixedFont(String)
  /// None of these functions makes fixed fonts: they scale, or no file that is read contains them.
  case makesNoFixedFont([String])

  /// A function or property, named `Type.name`, makes a scaling font.
  case makesScaledFont(String)
  /// None of these scales: their fonts are fixed, not understood, or in files that are not read.
  case makesNoScaledFont([String])
  /// A member of a type with this name is a fixed font.
  case namesFixedFont(String)
  /// Values of a type have literal sizes.
  case hasFixedSizes(type: String)
  /// No value of a type has a literal size, as far as the files that are read show.
  case hasNoFixedSizes(type: String)
  /// A scaling font is passed to a function under a label.
  case scaledFontIsPassed(function: String, label: String)
  /// No call passes a scaling font.
  case noScaledFontIsPassed(function: String, label: String)
  /// A class is a UIKit text view that does not change its font.
  case isPlainTextView(String)
  /// No class with this name is a plain text view: it may adjust its font itself.
  case isNoPlainTextView(String)

  /// Whether the fact is among those of a project.
  func holds(in facts: Set<ProjectFact>) -> Bool {
    switch self {
    case .classIsElsewhere(let name):
      facts.contains(.hasSource) && !facts.contains(.classIsDeclared(name))
    case .imageStays(let name):
      facts.contains(.hasSource) && !facts.contains(.imageGrows(name))
    case .makesNoFixedFont(let names):
      !names.contains { facts.contains(.makesFixedFont($0)) }
    case .makesNoScaledFont(let names):
      !names.contains { facts.contains(.makesScaledFont($0)) }
    case .isNoPlainTextView(let name): !facts.contains(.isPlainTextView(name))
    case .hasNoFixedSizes(let type): !facts.contains(.hasFixedSizes(type: type))
    case .noScaledFontIsPassed(let function, let label):
      !facts.contains(.scaledFontIsPassed(function: function, label: label))
    case .isNoApp: !facts.contains(.isApp)
    case .isOutsideOfProject(let path):
      WebMember.isBelowProject(path, facts) && !WebMember.isBundled(path, facts)
    case .isShownNowhere(let path):
      facts.contains(.hasCode) && !WebMember.isShown(path, facts)
    case .isNotBundled(let path):
      facts.contains(.hasProjectFile) && !WebMember.isBundled(path, facts)
    default: facts.contains(self)
    }
  }
}
