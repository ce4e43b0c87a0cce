public import Diagnostics

extension RuleCatalog {
  /// The rules about the web pages of an app.
  public static let webPages = RuleCatalog([
    .webTextNotGrowing, .webTextCut, .webScrollsSideways, .webPageUnreadable,
  ])
}

extension RuleDescription {
  /// Text on a page that does not grow.
  public static let webTextNotGrowing = RuleDescription(
    id: "web-text-not-growing",
    title: "Text of a web page that does not grow",
    explanation:
      "A web view follows the chosen text size only for Apple's font keywords; a font size in "
      + "pixels stays as it is.",
    defaultSeverity: .warning,
    criteria: [.resizeText, .userPreferences, .largerText],
    help:
      "Write `font: -apple-system-body` or another keyword after the font for other systems, and "
      + "the font family after it. A browser drops a whole declaration that it does not know, so "
      + "the fallback is a declaration of its own. With the keyword on `html`, `rem` follows the "
      + "text size, for spacing and images too. `dynamictype css` writes such a style sheet."
  )

  /// Text on a page that is clipped at the edge of a box.
  public static let webTextCut = RuleDescription(
    id: "web-text-cut",
    title: "Text of a web page that is cut off",
    explanation: "The box around the text does not grow with it, and hides the rest of the text.",
    defaultSeverity: .error,
    criteria: [.resizeText, .reflow, .largerText],
    help:
      "Replace `height` with `min-height` and let lines wrap; a box in `rem` grows where the root "
      + "has the font `-apple-system-body`."
  )

  /// A page that must be scrolled sideways.
  public static let webScrollsSideways = RuleDescription(
    id: "web-scrolls-sideways",
    title: "Web page that scrolls sideways",
    explanation: "Content is wider than the view, so people have to scroll sideways to read each "
      + "line.",
    defaultSeverity: .warning,
    criteria: [.reflow],
    help:
      "Add `<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">`, let long "
      + "words break with `overflow-wrap: anywhere`, and give wide elements `max-width: 100%`."
  )

  /// A page that the browser could not show.
  public static let webPageUnreadable = RuleDescription(
    id: "web-page-unreadable",
    title: "Web page that cannot be shown",
    explanation: "The browser could not load the page, or the page took too long.",
    defaultSeverity: .error,
    help: "Open the page in a browser, and look for a script that never ends."
  )
}
