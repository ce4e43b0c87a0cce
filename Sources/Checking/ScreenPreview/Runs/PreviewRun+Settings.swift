public import DynamicType
public import ScreenAudit
public import SourceFacts

extension PreviewRun {
  /// The languages that are shown.
  public enum Languages: Hashable, Sendable {
    /// The documents' own language, and all for which the project has texts.
    case shipped
    /// The documents' own alone.
    case base
    /// Only these, as BCP 47 tags; `base`, `all` and `pseudo` stand for the documents' own, all of
    /// the project's and the pseudo-languages.
    case named([String])
  }

  /// The screens that are shown, and the devices, sizes, languages and looks in which.
  public struct Shown: Sendable {
    /// The devices; empty takes the configuration's, or `SweepSetting.defaultDevices`.
    public var devices: [Device] = []
    /// The orientations of the devices; empty takes portrait, or landscape for an app that is not held
    /// otherwise.
    public var orientations: [Device.Orientation] = []
    /// The text sizes; empty takes the configuration's, or all twelve.
    public var categories: [ContentSizeCategory] = []
    /// The languages; `nil` takes the configuration's, or the documents' own alone.
    public var languages: Languages?
    /// Light, dark or both.
    public var styles: [UserInterfaceStyle] = [.light]
    /// The version of iOS as which screens are drawn; `nil` takes the configuration's, or the newest
    /// whose sizes are known.
    public var systemVersion: SystemVersion?
    /// The text sizes that the app allows, as it sets them on its window.
    public var categoryLimits = ContentSizeCategoryLimits.none
    /// Words of the names of the screens that are shown, such as title, class or document, or their
    /// identifiers; empty for all.
    public var screens: [String] = []
    /// Screens that a program makes in code, which are shown beside the documents.
    public var codeScreens: [any SweepSource] = []
    /// A sentence about the bounds within which their code ran, for the page; `nil` for none.
    public var codeBounds: String?
    /// Whether placeholders such as "Label" are replaced by texts as code might set them.
    public var inventsTexts = true
    /// Whether screens are also shown while the size changes.
    public var changesWhileRunning = true

    /// Creates the choice of all screens in the usual settings.
    public init() {}
  }

  /// The files beside the documents from which screens take their content.
  public struct Inputs: Sendable {
    /// A file with texts and images that the app would set in code, or `nil` for the project's
    /// `.dynamictype/sample-data.json`.
    public var sampleDataPath: String?
    /// A file that names the replacements of missing fonts, or `nil` for the project's
    /// `.dynamictype/fonts.json`.
    public var fontMapPath: String?
    /// A file that describes the effects of the code of the app's view classes, or `nil` for the
    /// project's `.dynamictype/custom-classes.json`.
    public var customClassesPath: String?
    /// Whether links that lead out of the folders are followed.
    public var followsLinks = false
    /// Reads the app's source, by the paths of its files; `nil` shows the documents alone.
    public var sourceReader: (@Sendable ([String]) -> [FileFacts])?

    /// Creates inputs that are found by their usual names.
    public init() {}
  }

  /// The page and the pictures that are written.
  public struct Writing: Sendable {
    /// The folder for the page and the pictures, or `nil` to write nothing.
    public var folder: String?
    /// Whether the page is written into the output folder.
    public var writesPage = true
    /// The `preview.json` or the page of an earlier run, with which the page compares this one.
    public var comparePath: String?
    /// Whether an `index.html` in the output folder that no preview has written is replaced.
    public var replacesAnyPage = false
    /// The formats of the files with one screen each.
    public var formats: [PictureFormat] = []

    /// Creates the choice to write nothing.
    public init() {}
  }

  /// The work of a child process that another supervises: the part that it does, what ended processes
  /// before, and the steps that it tells.
  @_spi(Supervision)
  public struct Supervision: Sendable {
    /// Documents by their absolute path, and screens by ``name(of:)``, that ended a process before; they get
    /// a finding and no picture.
    public var endingDocuments: [String: ProcessEnd] = [:]
    /// The text sizes at which screens of ``endingDocuments`` ended the process, where they are known.
    public var endingSizes: [String: ContentSizeCategory] = [:]
    /// Files of pictures that ended a process before; the images get a finding and are a marked box.
    public var endingFiles: [EndingFile] = []
    /// Chooses the screens that are shown, by ``name(of:)``; `nil` shows all.
    public var isChosen: (@Sendable (String) -> Bool)?
    /// Called before and after a document is read and a screen is shown in a setting, on the thread that
    /// does it.
    public var onWork: (@Sendable (Work) -> Void)?

    /// Creates the work of a process that nobody supervises.
    public init() {}
  }
}
