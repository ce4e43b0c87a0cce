import Diagnostics

/// A finding that holds unless some file of the project says otherwise.
struct PendingFinding: Sendable {
  var finding: Finding
  var unless: [ProjectFact]
  /// Whether the flag of the object, set by code, takes the finding back.
  var isAboutFlag = false
  /// The condition that the fonts of the project must meet for the finding to hold, or `nil`.
  var condition: FontCondition?

  /// Whether the finding holds in a project.
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

/// The condition of a finding on the fonts of a project.
enum FontCondition: Hashable, Sendable {
  /// No font has a name.
  case fontIsLacking(String)
  /// No file has a name.
  case fontFileIsLacking(String)
  /// Neither iOS nor a file of the project has a font with a name.
  case fontIsUnknown(String)
}

/// A fact in one file that matters for findings in others.
enum ProjectFact: Hashable, Sendable {
  /// A font with this name is passed to `scaledFont(for:)`.
  case fontIsScaled(String)
  /// A property of a type has the flag set.
  case flagIsSet(type: String, receiver: String)
  /// A document sets the flag of a property of a type.
  ///
  /// It says nothing of another object that the same class has in the same place.
  case flagIsSetInDocument(type: String, receiver: String)
  /// The font of a property of a type is set, or text that has fonts of its own.
  case fontIsAssigned(type: String, receiver: String)
  /// The font of a view with this name in a view of another type is set, or text that has fonts of its own.
  case fontIsAssignedOnSubview(String)
  /// A function with this name sets the font of the text view on which it is called.
  case stylesReceiver(function: String)
  /// A function with this name sets the font of the text view that it gets under a label.
  case stylesArgument(function: String, label: String)
  /// A function is called on an outlet of a type.
  case isStyled(type: String, receiver: String, function: String)
  /// A text view of a type is passed to a function under a label.
  case isPassed(type: String, receiver: String, function: String, label: String)
  /// A closure with this name sets the font of the view that it gets.
  case isStyleClosure(String)
  /// A view of a type is passed to a closure with this name, or to a function of what has the name.
  case isPassedToStyle(type: String, receiver: String, style: String)
  /// The flag is set on a view with this name in a view of another type, such as `cell.title`.
  case flagIsSetOnSubview(String)
  /// Code of a type sets the height of rows.
  case rowHeightsAreSet(type: String)
  /// A type in which images grow with the text shows the one with this plain name.
  case imageGrows(String)
  /// The project has source, and nothing in it lets the image with this plain name grow.
  case imageStays(String)
  /// A class has another one, or a protocol, after its colon.
  case inherits(type: String, from: String)
  /// A class has this name.
  case classIsDeclared(String)
  /// Code makes an object of a class without a document: `NoteViewController()`.
  case isMadeInCode(String)
  /// The project has source, and no class in it has this name: a package or Objective-C declares it.
  case classIsElsewhere(String)
  /// The project has source.
  case hasSource
  /// The project declares an app: by entitlements, or by keys of a property list that only apps have.
  case isApp
  /// Nothing in the project declares an app.
  case isNoApp
  /// An entitlement about fonts is declared.
  case entitles(String)
  /// The project has a project file of Xcode.
  case hasProjectFile
  /// A folder has a project file of Xcode.
  case hasProject(folder: String)
  /// The project file in a folder around a file names neither it nor a folder around it.
  case isOutsideOfProject(String)
  /// A project file of Xcode names a file or a folder.
  case bundles(String)
  /// A folder has the manifest of a package.
  case isPackage(String)
  /// Code in the folder of a package's target shows views.
  case showsViews(String)
  /// The project has a project file, which names neither this file nor a folder around it, and no target with
  /// views has it.
  case isNotBundled(String)
  /// The project has code in Swift or Objective-C.
  case hasCode
  /// Code or a document shows pages: in a web view, or as attributed text.
  case showsWebPages
  /// Code or a page names a page or a style sheet, without its extension.
  case namesResource(String)
  /// The project has code, and none of it shows a page or a style sheet at a path.
  case isShownNowhere(String)
  /// A large content viewer's interaction is added.
  case largeContentInteraction
  /// A function with this name makes a font that scales.
  case scales(String)
  /// A function, named `Type.function`, makes a font of the size that it is given.
  case makesFixedFont(String)
  /// None of these functions does: they scale, or no file that is read has them.
  case makesNoFixedFont([String])

  /// A function or property, named `Type.name`, makes a font that scales.
  case makesScaledFont(String)
  /// None of these does: their fonts are fixed, not understood, or no file that is read has them.
  case makesNoScaledFont([String])
  /// A member of a type with this name is a font that keeps its size.
  case namesFixedFont(String)
  /// Values of a type have sizes that are literals.
  case hasFixedSizes(type: String)
  /// No value of a type has a size that is a literal, as far as files say that are read.
  case hasNoFixedSizes(type: String)
  /// A font that scales is passed to a function under a label.
  case scaledFontIsPassed(function: String, label: String)
  /// No call passes a font that scales.
  case noScaledFontIsPassed(function: String, label: String)
  /// A class is a text view of UIKit that changes nothing about its font.
  case isPlainTextView(String)
  /// No class with this name is one: it may adjust its font by itself.
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
