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
    /// Only these, as BCP 47 tags; `base`, `all` and `pseudo` mean the documents' own language, all of the
    /// project's and the pseudo-languages.
    case named([String])
  }

  /// The screens to show, with their devices, sizes, languages and appearances.
  public struct Shown: Sendable {
    /// The devices; if empty, the configuration's, or `SweepSetting.defaultDevices`.
    public var devices: [Device] = []
    /// The orientations of the devices; if empty, portrait, or landscape for an app that supports only that.
    public var orientations: [Device.Orientation] = []
    /// The text sizes; if empty, the configuration's, or all twelve.
    public var categories: [ContentSizeCategory] = []
    /// The languages; `nil` for the configuration's, or only the documents' own.
    public var languages: Languages?
    /// The appearances: light, dark or both.
    public var styles: [UserInterfaceStyle] = [.light]
    /// The iOS version for drawing screens; `nil` for the configuration's, or the newest whose sizes are
    /// known.
    public var systemVersion: SystemVersion?
    /// The text sizes to which the app limits its window.
    public var categoryLimits = ContentSizeCategoryLimits.none
    /// Words in the names of the screens to show, such as title, class or document, or their identifiers;
    /// empty for all.
    public var screens: [String] = []
    /// Screens that a program makes in code, which are shown in addition to the documents.
    public var codeScreens: [any SweepSource] = []
    /// A sentence about the bounds within which their code ran, for the page; `nil` for none.
    public var codeBounds: String?
    /// Whether placeholders such as "Label" are replaced by texts as code might set them.
    public var inventsTexts = true
    /// Whether screens are also shown while the size changes.
    public var changesWhileRunning = true

    /// Creates the selection of all screens in the default settings.
    public init() {}
  }

  /// The files beside the documents that provide content for screens.
  public struct Inputs: Sendable {
    /// A file with texts and images that the app would set in code, or `nil` for the project's
    /// `.dynamictype/sample-data.json`.
    public var sampleDataPath: String?
    /// A file with replacements for missing fonts, or `nil` for the project's `.dynamictype/fonts.json`.
    public var fontMapPath: String?
    /// A file that describes the effects of the app's view classes, or `nil` for the project's
    /// `.dynamictype/custom-classes.json`.
    public var customClassesPath: String?
    /// Whether links that lead out of the folders are followed.
    public var followsLinks = false
    /// Reads the app's source, given the paths of its files; `nil` to show the documents without it.
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

    /// Creates the options for writing nothing.
    public init() {}
  }

  /// The work of a supervised child process: its part, the causes of earlier ends, and the steps that it
  /// reports.
  @_spi(Supervision)
  public struct Supervision: Sendable {
    /// Documents by their absolute path, and screens by ``name(of:)``, that ended an earlier process; they
    /// get a finding and no picture.
    public var endingDocuments: [String: ProcessEnd] = [:]
    /// The text sizes at which screens of ``endingDocuments`` ended the process, if known.
    public var endingSizes: [String: ContentSizeCategory] = [:]
    /// Picture files that ended an earlier process; the images get a finding and are shown as a marked box.
    public var endingFiles: [EndingFile] = []
    /// Selects the screens to show, by ``name(of:)``; `nil` for all.
    public var isChosen: (@Sendable (String) -> Bool)?
    /// Called before and after a document is read and a screen is shown in a setting, on the thread that
    /// does it.
    public var onWork: (@Sendable (Work) -> Void)?

    /// Creates the work of an unsupervised process.
    public init() {}
  }
}
