// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: the tables of interface-builder/.
// swift-format-ignore-file

public import DynamicType
import LayoutGeometry

/// The properties that every view has.
public final class ViewProperties: PropertyGroup {
  /// The frame in the superview, as Xcode last saved it.
  public let frame = Property("frame", .rect)
  /// The frame as distances from the superview's edges, where it is written so.
  public let frameInset = Property("frameInset", .frameInset)
  /// The sides that follow the superview; empty where nothing is written.
  public let autoresizingMask = Property("autoresizingMask", .autoresizingMask, default: [])
  /// Whether subviews follow changes of the view's size by their masks.
  public let autoresizesSubviews = Property("autoresizesSubviews", .bool, default: true)
  /// Whether the mask becomes constraints: true unless `NO` is written.
  public let translatesAutoresizingMaskIntoConstraints = Property("translatesAutoresizingMaskIntoConstraints", .bool, default: true)
  /// Whether the view keeps its frame in a document with Auto Layout.
  public let hasFixedFrame = Property("fixedFrame", .bool, default: false)
  /// Whether Xcode marked the saved frame as not being the one that the constraints give.
  public let isMisplaced = Property("misplaced", .bool, default: false)
  /// Whether Xcode marked the constraints as not deciding the frame.
  public let isAmbiguous = Property("ambiguous", .bool, default: false)
  /// The way in which content fits the view; `nil` for the class's own.
  public let contentMode = Property("contentMode", .words(Words.ContentMode.self))
  /// Whether the view is hidden.
  public let isHidden = Property("hidden", .bool, default: false)
  /// The opacity, 0 to 1.
  public let alpha = Property("alpha", .number, default: 1)
  /// Whether subviews are clipped at the view's edges; `nil` for the class's own answer.
  public let clipsToBounds = Property("clipsSubviews", .bool)
  /// The number that code finds the view by.
  public let tag = Property("tag", .integer, default: 0)
  /// Whether touches reach the view; `nil` for the class's own answer.
  public let isUserInteractionEnabled = Property("userInteractionEnabled", .bool)
  /// The direction that the view's content follows.
  public let semanticContent = Property("semanticContentAttribute", .words(Words.SemanticContent.self), default: .unspecified)
  /// The color behind the content; `nil` where nothing is written or nothing is drawn.
  public let backgroundColor = Property("backgroundColor", .color)
  /// The color of accents; `nil` for that of the superview.
  public let tintColor = Property("tintColor", .color)
  /// The facts that assistive technologies are told.
  public let accessibility = Property("accessibilityConfiguration", .object("accessibility"))
  /// Whether title and image are shown large while the view is held at an accessibility size.
  public let showsLargeContentViewer = Property("showsLargeContentViewer", .bool, default: false)
  /// The title that is shown large; `nil` for the view's own.
  public let largeContentTitle = Property("largeContentTitle", .text)
  /// The image that is shown large; `nil` for the view's own.
  public let largeContentImage = Property("largeContentImage", .image)
  /// Whether the image that is shown large is enlarged.
  public let scalesLargeContentImage = Property("scalesLargeContentImage", .bool, default: false)
  /// The insets of the image that is shown large.
  public let largeContentImageInsets = Property("largeContentImageInsets", .insets)
  /// The views inside the view, installed or not, in the order in which they are drawn.
  public let subviews = Property("subviews", .list, default: [])
  /// The constraints of the view, installed or not.
  public let constraints = Property("constraints", .list, default: [])
  /// The values that are set by key path when the view is loaded.
  public let runtimeAttributes = Property("userDefinedRuntimeAttributes", .list, default: [])
  let unused: [UnusedProperty] = [
    UnusedProperty("verifyAmbiguity", .name, .designTime),
    UnusedProperty("simulatedAppContext", .name, .designTime),
    UnusedProperty("simulatedStatusBarMetrics", .element([]), .designTime),
    UnusedProperty("simulatedTopBarMetrics", .element([]), .designTime),
    UnusedProperty("simulatedBottomBarMetrics", .element([]), .designTime),
    UnusedProperty("gestureRecognizers", .list, .interaction),
    UnusedProperty("multipleTouchEnabled", .bool, .interaction),
    UnusedProperty("opaque", .bool, .implied),
    UnusedProperty("clearsContextBeforeDrawing", .bool, .implied),
    UnusedProperty("reference", .reference, .implied),
    UnusedProperty("contentStretch", .element(["rect"]), .obsolete),
  ]
  static let shared = ViewProperties()
}

/// The properties of a view that its layout follows beside frame and constraints.
public final class LayoutProperties: PropertyGroup {
  /// The strength with which the view stays as narrow as its content; `nil` for the class's own.
  public let horizontalHuggingPriority = Property("horizontalHuggingPriority", .number)
  /// The strength with which the view stays as low as its content; `nil` for the class's own.
  public let verticalHuggingPriority = Property("verticalHuggingPriority", .number)
  /// The strength with which the view stays as wide as its content; `nil` for the class's own.
  public let horizontalCompressionResistancePriority = Property("horizontalCompressionResistancePriority", .number)
  /// The strength with which the view stays as high as its content; `nil` for the class's own.
  public let verticalCompressionResistancePriority = Property("verticalCompressionResistancePriority", .number)
  /// The width that a view without content has on the canvas only.
  public let placeholderIntrinsicWidth = Property("placeholderIntrinsicWidth", .number)
  /// The height that a view without content has on the canvas only.
  public let placeholderIntrinsicHeight = Property("placeholderIntrinsicHeight", .number)
  /// Whether the superview's margins reach into the view.
  public let preservesSuperviewLayoutMargins = Property("preservesSuperviewLayoutMargins", .bool, default: false)
  /// Whether the safe area is added to the margins; `nil` for the class's own answer, which is yes.
  public let insetsLayoutMarginsFromSafeArea = Property("insetsLayoutMarginsFromSafeArea", .bool)
  /// Whether the margins follow the readable width.
  public let layoutMarginsFollowReadableWidth = Property("layoutMarginsFollowReadableWidth", .bool, default: false)
  /// The margins by sides, where they are set.
  public let layoutMargins = Property("layoutMargins", .insets)
  /// The margins by the direction of the language, where they are set.
  public let directionalLayoutMargins = Property("directionalLayoutMargins", .directionalInsets)
  /// The guide of the safe area.
  public let safeArea = Property("safeArea", .object("viewLayoutGuide"))
  /// The guide of a scroll view's content.
  public let contentLayoutGuide = Property("contentLayoutGuide", .object("viewLayoutGuide"))
  /// The guide of a scroll view's frame.
  public let frameLayoutGuide = Property("frameLayoutGuide", .object("viewLayoutGuide"))
  /// The guide of the keyboard.
  public let keyboard = Property("keyboard", .object("keyboardLayoutGuide"))
  static let shared = LayoutProperties()
}

/// The facts that assistive technologies are told about an object.
public final class AccessibilityProperties: PropertyGroup {
  /// The identifier for tests.
  public let identifier = Property("identifier", .name)
  /// The text that is spoken.
  public let label = Property("label", .text)
  /// The text that tells what happens when the object is used.
  public let hint = Property("hint", .text)
  /// Whether the object is an element; `nil` for the class's own answer.
  public let isElement = Property("isElement", .bool)
  /// The traits, such as `button` and `header`, sorted.
  public let traits = Property("traits", .flags("accessibilityTraits"), default: [])
  static let shared = AccessibilityProperties()
}

/// The properties of a stack view.
public final class StackViewProperties: PropertyGroup {
  /// The direction.
  public let axis = Property("axis", .words(Words.Axis.self), default: .horizontal)
  /// The way in which the length is divided.
  public let distribution = Property("distribution", .words(Words.StackDistribution.self), default: .fill)
  /// The place of the views across.
  public let alignment = Property("alignment", .words(Words.StackAlignment.self), default: .fill)
  /// The space between the views in points.
  public let spacing = Property("spacing", .number, default: 0)
  /// The kind of the space: `standard` for the system's own.
  public let spacingType = Property("spacingType", .words("standard"))
  /// Whether vertical spaces are measured between baselines.
  public let isBaselineRelativeArrangement = Property("baselineRelativeArrangement", .bool, default: false)
  static let shared = StackViewProperties()
}

/// The properties of a scroll view, also of those that show text, rows or items.
public final class ScrollViewProperties: PropertyGroup {
  /// Whether the content scrolls; `nil` for the class's own answer, which is yes.
  public let isScrollEnabled = Property("scrollEnabled", .bool)
  /// The way in which the safe area becomes insets of the content.
  public let contentInsetAdjustment = Property("contentInsetAdjustmentBehavior", .words(Words.ContentInsetAdjustment.self), default: .automatic)
  /// The insets of the content, where they are set.
  public let contentInset = Property("contentInset", .insets)
  let unused: [UnusedProperty] = [
    UnusedProperty("pagingEnabled", .bool, .interaction),
    UnusedProperty("directionalLockEnabled", .bool, .interaction),
    UnusedProperty("bounces", .bool, .interaction),
    UnusedProperty("bouncesZoom", .bool, .interaction),
    UnusedProperty("alwaysBounceVertical", .bool, .interaction),
    UnusedProperty("alwaysBounceHorizontal", .bool, .interaction),
    UnusedProperty("keyboardDismissMode", .name, .interaction),
    UnusedProperty("delaysContentTouches", .bool, .interaction),
    UnusedProperty("canCancelContentTouches", .bool, .interaction),
    UnusedProperty("minimumZoomScale", .number, .interaction),
    UnusedProperty("maximumZoomScale", .number, .interaction),
    UnusedProperty("scrollsToTop", .bool, .interaction),
    UnusedProperty("showsHorizontalScrollIndicator", .bool, .passingState),
    UnusedProperty("showsVerticalScrollIndicator", .bool, .passingState),
    UnusedProperty("indicatorStyle", .name, .passingState),
    UnusedProperty("scrollIndicatorInsets", .element(["inset"]), .passingState),
  ]
  static let shared = ScrollViewProperties()
}

/// The properties of a view with a blur or vibrancy effect.
public final class VisualEffectViewProperties: PropertyGroup {
  /// The style of the blur under the vibrancy, where there is vibrancy.
  public let vibrancyStyle = Property("vibrancyEffect", .vibrancyStyle)
  /// The style of the blur, where there is no vibrancy.
  public let blurStyle = Property("blurEffect", .blurStyle)
  static let shared = VisualEffectViewProperties()
}

/// The properties of a vibrancy.
final class VibrancyEffectProperties: PropertyGroup {
  /// The style of the blur under it.
  let blurStyle = Property("blurEffect", .blurStyle)
  static let shared = VibrancyEffectProperties()
}

/// The properties of a blur.
final class BlurEffectProperties: PropertyGroup {
  /// The style, such as `dark` or `systemMaterial`.
  let style = Property("style", .name)
  static let shared = BlurEffectProperties()
}

/// The properties of views whose subviews stand in a view inside.
public final class ContentProperties: PropertyGroup {
  /// The view that holds the subviews.
  public let contentView = Property("contentView", .view)
  static let shared = ContentProperties()
}

/// The properties of an image view.
public final class ImageViewProperties: PropertyGroup {
  /// The image.
  public let image = Property("image", .image)
  /// The image while highlighted.
  public let highlightedImage = Property("highlightedImage", .image)
  /// Whether the view is drawn as if it were touched.
  public let isHighlighted = Property("highlighted", .bool, default: false)
  /// Whether the image grows at the accessibility sizes.
  public let adjustsImageSizeForAccessibilityContentSizeCategory = Property("adjustsImageSizeForAccessibilityContentSizeCategory", .bool, default: false)
  /// The size and weight of a symbol.
  public let symbolConfiguration = Property("preferredSymbolConfiguration", .symbolConfiguration)
  static let shared = ImageViewProperties()
}

/// The properties that every object has.
public final class ObjectProperties: PropertyGroup {
  /// The identifier, unique in the document; empty for the few objects that have none.
  public let id = Property("id", .name, default: "")
  /// The class that the app declares for the object.
  public let customClass = Property("customClass", .name)
  /// The name that Xcode shows in place of the kind.
  public let userLabel = Property("userLabel", .text)
  let unused: [UnusedProperty] = [
    UnusedProperty("customModule", .name, .naming),
    UnusedProperty("customModuleProvider", .name, .designTime),
    UnusedProperty("propertyAccessControl", .name, .designTime),
    UnusedProperty("restorationIdentifier", .name, .naming),
    UnusedProperty("sceneMemberID", .name, .naming),
    UnusedProperty("userComments", .element(["attributedString"]), .designTime),
    UnusedProperty("canvasLocation", .element(["point"]), .designTime),
  ]
  static let shared = ObjectProperties()
}

/// The properties of a label.
public final class LabelProperties: PropertyGroup {
  /// The text.
  public let text = Property("text", .text)
  /// The attributed text, which counts where ``usesAttributedText`` is true.
  public let attributedText = Property("attributedText", .attributedString)
  /// Whether the attributed text counts.
  public let usesAttributedText = Property("usesAttributedText", .bool, default: false)
  /// The font; `nil` for 17 points of the system font.
  public let font = Property("fontDescription", .font)
  /// Whether the font follows changes of the text size.
  public let adjustsFontForContentSizeCategory = Property("adjustsFontForContentSizeCategory", .bool, default: false)
  /// The color of the text; `nil` for the class's own.
  public let textColor = Property("textColor", .color)
  /// The color of the text while highlighted.
  public let highlightedTextColor = Property("highlightedColor", .color)
  /// Whether the label is drawn as if it were touched.
  public let isHighlighted = Property("highlighted", .bool, default: false)
  /// Whether the label is drawn as usable.
  public let isEnabled = Property("enabled", .bool, default: true)
  /// The alignment of lines.
  public let textAlignment = Property("textAlignment", .words(Words.TextAlignment.self), default: .left)
  /// The treatment of text that does not fit.
  public let lineBreakMode = Property("lineBreakMode", .words(Words.LineBreakMode.self), default: .tailTruncation)
  /// The largest number of lines, 0 for any.
  public let numberOfLines = Property("numberOfLines", .integer, default: 1)
  /// Whether text shrinks to fit its width; labels that shrink leave the attribute out and have a
  /// smallest size or scale.
  public let adjustsFontSizeToFit = Property("adjustsFontSizeToFit", .bool)
  /// The smallest size of shrunken text in points.
  public let minimumFontSize = Property("minimumFontSize", .number)
  /// The smallest factor on the size of shrunken text.
  public let minimumScaleFactor = Property("minimumScaleFactor", .number)
  /// The line of shrunken text that keeps its place.
  ///
  /// `alignBaselines` is nearly always written; nothing written is taken as it too.
  public let baselineAdjustment = Property("baselineAdjustment", .words(Words.BaselineAdjustment.self), default: .alignBaselines)
  /// The width at which the label wraps when it is asked for its size; 0 where it is not fixed.
  public let preferredMaxLayoutWidth = Property("preferredMaxLayoutWidth", .number, default: 0)
  /// The color of the text's shadow.
  public let shadowColor = Property("shadowColor", .color)
  /// The distance of the text's shadow.
  public let shadowOffset = Property("shadowOffset", .size)
  let unused: [UnusedProperty] = [
    UnusedProperty("adjustsLetterSpacingToFitWidth", .bool, .notDrawn, default: "NO"),
    UnusedProperty("showsExpansionTextWhenTruncated", .bool, .interaction),
  ]
  static let shared = LabelProperties()
}

/// The properties of a text field.
public final class TextFieldProperties: PropertyGroup {
  /// The text.
  public let text = Property("text", .text)
  /// The attributed text, which counts where ``usesAttributedText`` is true.
  public let attributedText = Property("attributedText", .attributedString)
  /// Whether the attributed text counts.
  public let usesAttributedText = Property("usesAttributedText", .bool, default: false)
  /// The text that the field shows while it is empty.
  public let placeholder = Property("placeholder", .text)
  /// The attributed text that the field shows while it is empty.
  public let attributedPlaceholder = Property("attributedPlaceholder", .attributedString)
  /// The font; `nil` for 14 points of the system font.
  public let font = Property("fontDescription", .font)
  /// Whether the font follows changes of the text size.
  public let adjustsFontForContentSizeCategory = Property("adjustsFontForContentSizeCategory", .bool, default: false)
  /// The color of the text; `nil` for the class's own.
  public let textColor = Property("textColor", .color)
  /// The alignment of the text.
  public let textAlignment = Property("textAlignment", .words(Words.TextAlignment.self), default: .left)
  /// The frame around the field.
  public let borderStyle = Property("borderStyle", .words(Words.BorderStyle.self), default: .none)
  /// The moments at which the field shows its clear button.
  public let clearButtonMode = Property("clearButtonMode", .words(Words.FieldViewMode.self), default: .never)
  /// Whether text shrinks to fit its width; where nothing is written a smallest size says so.
  public let adjustsFontSizeToFit = Property("adjustsFontSizeToFit", .bool)
  /// The smallest size of shrunken text in points.
  public let minimumFontSize = Property("minimumFontSize", .number)
  /// The traits of the input.
  public let inputTraits = Property("textInputTraits", .object("textInputTraits"))
  let unused: [UnusedProperty] = [
    UnusedProperty("clearsOnBeginEditing", .bool, .interaction),
    UnusedProperty("clearsOnInsertion", .bool, .interaction),
  ]
  static let shared = TextFieldProperties()
}

/// The properties of a text view.
public final class TextViewProperties: PropertyGroup {
  /// The text.
  public let text = Property("text", .text)
  /// The attributed text, which wins over the text.
  public let attributedText = Property("attributedText", .attributedString)
  /// The font; `nil` for the class's own.
  public let font = Property("fontDescription", .font)
  /// Whether the font follows changes of the text size.
  public let adjustsFontForContentSizeCategory = Property("adjustsFontForContentSizeCategory", .bool, default: false)
  /// The color of the text; `nil` for the class's own.
  public let textColor = Property("textColor", .color)
  /// The alignment of lines.
  public let textAlignment = Property("textAlignment", .words(Words.TextAlignment.self), default: .natural)
  /// Whether the text can be changed.
  public let isEditable = Property("editable", .bool, default: true)
  /// Whether the text can be selected.
  public let isSelectable = Property("selectable", .bool, default: true)
  let unused: [UnusedProperty] = [
    UnusedProperty("usesAttributedText", .bool, .implied),
    UnusedProperty("layoutManager", .name, .implied),
    UnusedProperty("textInputTraits", .element(["textInputTraits"]), .interaction),
    UnusedProperty("dataDetectorTypes", .anyElement, .interaction),
    UnusedProperty("allowsEditingTextAttributes", .bool, .interaction),
    UnusedProperty("clearsOnInsertion", .bool, .interaction),
    UnusedProperty("findInteractionEnabled", .bool, .interaction),
  ]
  static let shared = TextViewProperties()
}

/// The traits of a field's input.
public final class TextInputTraitProperties: PropertyGroup {
  /// Whether a field's characters are replaced by dots.
  public let isSecureTextEntry = Property("secureTextEntry", .bool, default: false)
  let unused: [UnusedProperty] = [
    UnusedProperty("autocapitalizationType", .name, .interaction),
    UnusedProperty("autocorrectionType", .name, .interaction),
    UnusedProperty("returnKeyType", .name, .interaction),
    UnusedProperty("keyboardType", .name, .interaction),
    UnusedProperty("keyboardAppearance", .name, .interaction),
    UnusedProperty("spellCheckingType", .name, .interaction),
    UnusedProperty("textContentType", .name, .interaction),
    UnusedProperty("smartQuotesType", .name, .interaction),
    UnusedProperty("smartInsertDeleteType", .name, .interaction),
    UnusedProperty("smartDashesType", .name, .interaction),
    UnusedProperty("enablesReturnKeyAutomatically", .bool, .interaction),
  ]
  static let shared = TextInputTraitProperties()
}

/// The properties that every control has.
public final class ControlProperties: PropertyGroup {
  /// Whether the control can be used and is drawn so.
  public let isEnabled = Property("enabled", .bool, default: true)
  /// Whether the control is drawn as if it were touched.
  public let isHighlighted = Property("highlighted", .bool, default: false)
  /// Whether the control is drawn as chosen.
  public let isSelected = Property("selected", .bool, default: false)
  /// The place of the content from side to side.
  public let contentHorizontalAlignment = Property("contentHorizontalAlignment", .words(Words.HorizontalAlignment.self), default: .center)
  /// The place of the content from top to bottom.
  public let contentVerticalAlignment = Property("contentVerticalAlignment", .words(Words.VerticalAlignment.self), default: .center)
  let unused: [UnusedProperty] = [
    UnusedProperty("toolTip", .text, .passingState),
    UnusedProperty("pointerInteraction", .bool, .interaction),
    UnusedProperty("springLoaded", .bool, .interaction),
  ]
  static let shared = ControlProperties()
}

/// The properties of a button.
public final class ButtonProperties: PropertyGroup {
  /// The look of the button by itself.
  public let type = Property("buttonType", .words(Words.ButtonType.self), default: .custom)
  /// The font of the title; `nil` for the class's own.
  public let font = Property("fontDescription", .font)
  /// The treatment of a title that does not fit.
  public let lineBreakMode = Property("lineBreakMode", .words(Words.LineBreakMode.self), default: .middleTruncation)
  /// The insets around the content.
  public let contentEdgeInsets = Property("contentEdgeInsets", .insets)
  /// The insets around the image.
  public let imageEdgeInsets = Property("imageEdgeInsets", .insets)
  /// The insets around the title.
  public let titleEdgeInsets = Property("titleEdgeInsets", .insets)
  /// The distance of the title's shadow.
  public let titleShadowOffset = Property("titleShadowOffset", .size)
  /// Whether the image grows at the accessibility sizes.
  public let adjustsImageSizeForAccessibilityContentSizeCategory = Property("adjustsImageSizeForAccessibilityContentSizeCategory", .bool, default: false)
  /// The configuration, which wins over the states.
  public let configuration = Property("configuration", .object("buttonConfiguration"))
  let unused: [UnusedProperty] = [
    UnusedProperty("role", .name, .interaction),
    UnusedProperty("hasAttributedTitle", .bool, .implied),
    UnusedProperty("adjustsImageWhenDisabled", .bool, .notDrawn, default: "YES"),
    UnusedProperty("adjustsImageWhenHighlighted", .bool, .passingState),
    UnusedProperty("showsTouchWhenHighlighted", .bool, .passingState),
    UnusedProperty("reversesTitleShadowWhenHighlighted", .bool, .passingState),
    UnusedProperty("showsMenuAsPrimaryAction", .bool, .interaction),
    UnusedProperty("changesSelectionAsPrimaryAction", .bool, .interaction),
  ]
  static let shared = ButtonProperties()
}

/// The states of a button, each with what is shown in it.
public final class ButtonStatesProperties: PropertyGroup {
  /// The state in which nothing happens.
  public let normal = Property("normal", .object("state"))
  /// The state while the button is touched.
  public let highlighted = Property("highlighted", .object("state"))
  /// The state of a chosen button.
  public let selected = Property("selected", .object("state"))
  /// The state of a button that cannot be used.
  public let disabled = Property("disabled", .object("state"))
  /// The state of a button that the keyboard or a remote has reached.
  public let focused = Property("focused", .object("state"))
  static let shared = ButtonStatesProperties()
}

/// The content of a button in a state.
public final class ButtonStateProperties: PropertyGroup {
  /// The title.
  public let title = Property("title", .text)
  /// The attributed title, which wins over the title.
  public let attributedTitle = Property("attributedTitle", .attributedString)
  /// The color of the title; `nil` for the button's own.
  public let titleColor = Property("titleColor", .color)
  /// The color of the title's shadow.
  public let titleShadowColor = Property("titleShadowColor", .color)
  /// The image.
  public let image = Property("image", .image)
  /// The image behind the content.
  public let backgroundImage = Property("backgroundImage", .appImage)
  /// The size and weight of a symbol.
  public let symbolConfiguration = Property("preferredSymbolConfiguration", .symbolConfiguration)
  static let shared = ButtonStateProperties()
}

/// The configuration of a button, as iOS 15 and later have it.
public final class ButtonConfigurationProperties: PropertyGroup {
  /// The look, such as `plain`, `filled`, `gray`, `tinted`.
  public let style = Property("style", .name, default: "plain")
  /// The title.
  public let title = Property("title", .text)
  /// The attributed title.
  public let attributedTitle = Property("attributedTitle", .attributedString)
  /// The font of the title; `nil` for the configuration's own, which follows the text size.
  public let titleFont = Property("titleFontDescription", .font)
  /// The text below the title.
  public let subtitle = Property("subtitle", .text)
  /// The alignment of title and subtitle, such as `center`.
  public let titleAlignment = Property("titleAlignment", .name)
  /// The image.
  public let image = Property("image", .image)
  /// The size and weight of a symbol.
  public let symbolConfiguration = Property("preferredSymbolConfigurationForImage", .symbolConfiguration)
  /// The side of the title on which the image stands, such as `leading`.
  public let imagePlacement = Property("imagePlacement", .name)
  /// The space between image and title in points.
  public let imagePadding = Property("imagePadding", .number)
  /// The space between title and subtitle in points.
  public let titlePadding = Property("titlePadding", .number)
  /// The insets around the content, where they are set.
  public let contentInsets = Property("contentInsets", .directionalInsets)
  /// The shape of the corners, such as `capsule`.
  public let cornerStyle = Property("cornerStyle", .name)
  /// The size of the button, such as `large`.
  public let buttonSize = Property("buttonSize", .name)
  /// Whether a turning indicator stands in place of the image.
  public let showsActivityIndicator = Property("showsActivityIndicator", .bool, default: false)
  /// The color of the content, where it is set.
  public let foregroundColor = Property("baseForegroundColor", .color)
  /// The color of the background, where it is set.
  public let backgroundColor = Property("baseBackgroundColor", .color)
  let unused: [UnusedProperty] = [
    UnusedProperty("background", .element(["backgroundConfiguration"]), .notDrawn),
  ]
  static let shared = ButtonConfigurationProperties()
}

/// The content of a cell, as iOS 14 and later have it.
public final class ListContentConfigurationProperties: PropertyGroup {
  /// The first text.
  public let text = Property("text", .text)
  /// The second text.
  public let secondaryText = Property("secondaryText", .text)
  /// The image.
  public let image = Property("image", .image)
  /// The space between image and texts in points, where it is set.
  public let imageToTextPadding = Property("imageToTextPadding", .number)
  static let shared = ListContentConfigurationProperties()
}

/// The properties of a segmented control.
public final class SegmentedControlProperties: PropertyGroup {
  /// The parts.
  public let segments = Property("segments", .list, default: [])
  /// The chosen part; -1 for none.
  public let selectedSegmentIndex = Property("selectedSegmentIndex", .integer, default: -1)
  /// Whether segments are as wide as their content asks.
  public let apportionsSegmentWidthsByContent = Property("apportionsSegmentWidthsByContent", .bool, default: false)
  /// Whether a part is chosen only while it is pressed.
  public let momentary = Property("momentary", .bool, default: false)
  /// The color of the chosen part.
  public let selectedSegmentTintColor = Property("selectedSegmentTintColor", .color)
  let unused: [UnusedProperty] = [
    UnusedProperty("segmentControlStyle", .name, .obsolete),
  ]
  static let shared = SegmentedControlProperties()
}

/// The properties of a part of a segmented control.
public final class SegmentProperties: PropertyGroup {
  /// The title.
  public let title = Property("title", .text)
  /// The image.
  public let image = Property("image", .image)
  /// The width in points; 0 where it is not fixed.
  public let width = Property("width", .number, default: 0)
  /// Whether the part can be chosen.
  public let isEnabled = Property("enabled", .bool, default: true)
  static let shared = SegmentProperties()
}

/// The properties of a date picker.
public final class DatePickerProperties: PropertyGroup {
  /// The choice: `time`, `date`, `dateAndTime` or `countDownTimer`.
  public let mode = Property("datePickerMode", .name, default: "dateAndTime")
  /// The look, such as `wheels` or `compact`.
  public let style = Property("style", .name)
  /// The minutes between two rows of the wheel.
  public let minuteInterval = Property("minuteInterval", .integer, default: 1)
  let unused: [UnusedProperty] = [
    UnusedProperty("useCurrentDate", .bool, .interaction),
    UnusedProperty("date", .anyElement, .interaction),
    UnusedProperty("minimumDate", .anyElement, .interaction),
    UnusedProperty("maximumDate", .anyElement, .interaction),
    UnusedProperty("timeZone", .anyElement, .interaction),
    UnusedProperty("locale", .anyElement, .interaction),
  ]
  static let shared = DatePickerProperties()
}

/// The properties of a switch.
public final class SwitchProperties: PropertyGroup {
  /// Whether the switch is on.
  public let isOn = Property("on", .bool, default: false)
  /// The color of the switch while it is on.
  public let onTintColor = Property("onTintColor", .color)
  /// The color of the knob.
  public let thumbTintColor = Property("thumbTintColor", .color)
  let unused: [UnusedProperty] = [
    UnusedProperty("title", .text, .obsolete),
  ]
  static let shared = SwitchProperties()
}

/// The properties of a slider.
public final class SliderProperties: PropertyGroup {
  /// The value.
  public let value = Property("value", .number, default: 0)
  /// The smallest value.
  public let minimumValue = Property("minValue", .number, default: 0)
  /// The largest value.
  public let maximumValue = Property("maxValue", .number, default: 1)
  /// The image at the end of the smallest value.
  public let minimumValueImage = Property("minimumValueImage", .image)
  /// The image at the end of the largest value.
  public let maximumValueImage = Property("maximumValueImage", .image)
  /// The color of the track before the knob.
  public let minimumTrackTintColor = Property("minimumTrackTintColor", .color)
  /// The color of the track behind the knob.
  public let maximumTrackTintColor = Property("maximumTrackTintColor", .color)
  /// The color of the knob.
  public let thumbTintColor = Property("thumbTintColor", .color)
  let unused: [UnusedProperty] = [
    UnusedProperty("continuous", .bool, .interaction),
  ]
  static let shared = SliderProperties()
}

/// The properties of a stepper.
public final class StepperProperties: PropertyGroup {
  /// The value.
  public let value = Property("value", .number, default: 0)
  /// The smallest value.
  public let minimumValue = Property("minimumValue", .number, default: 0)
  /// The largest value.
  public let maximumValue = Property("maximumValue", .number, default: 100)
  let unused: [UnusedProperty] = [
    UnusedProperty("stepValue", .number, .interaction),
    UnusedProperty("continuous", .bool, .interaction),
    UnusedProperty("autorepeat", .bool, .interaction),
  ]
  static let shared = StepperProperties()
}

/// The properties of a page control.
public final class PageControlProperties: PropertyGroup {
  /// The number of dots.
  public let numberOfPages = Property("numberOfPages", .integer, default: 0)
  /// The dot of the page that is shown.
  public let currentPage = Property("currentPage", .integer, default: 0)
  /// Whether the control is hidden where there is one page.
  public let hidesForSinglePage = Property("hidesForSinglePage", .bool, default: false)
  /// The color of the dots.
  public let pageIndicatorTintColor = Property("pageIndicatorTintColor", .color)
  /// The color of the dot of the page that is shown.
  public let currentPageIndicatorTintColor = Property("currentPageIndicatorTintColor", .color)
  static let shared = PageControlProperties()
}

/// The properties of a progress view.
public final class ProgressViewProperties: PropertyGroup {
  /// The progress, 0 to 1.
  public let progress = Property("progress", .number, default: 0)
  /// The look: `default` or `bar`.
  public let style = Property("progressViewStyle", .name, default: "default")
  /// The color of the part that is done.
  public let progressTintColor = Property("progressTintColor", .color)
  /// The color of the part that is left.
  public let trackTintColor = Property("trackTintColor", .color)
  /// The image of the part that is done.
  public let progressImage = Property("progressImage", .image)
  /// The image of the part that is left.
  public let trackImage = Property("trackImage", .image)
  static let shared = ProgressViewProperties()
}

/// The properties of an activity indicator.
public final class ActivityIndicatorProperties: PropertyGroup {
  /// The size, such as `large`.
  public let style = Property("style", .name)
  /// Whether the indicator turns.
  public let isAnimating = Property("animating", .bool, default: false)
  /// Whether the indicator is hidden while it stands still.
  public let hidesWhenStopped = Property("hidesWhenStopped", .bool, default: false)
  /// The color.
  public let color = Property("color", .color)
  static let shared = ActivityIndicatorProperties()
}

/// The properties of a navigation bar, toolbar, tab bar or search bar.
public final class BarProperties: PropertyGroup {
  /// Whether content shows through the bar.
  public let isTranslucent = Property("translucent", .bool, default: true)
  /// The look: `default`, `black`, `blackTranslucent`.
  public let style = Property("barStyle", .name, default: "default")
  /// The color of the bar.
  public let barTintColor = Property("barTintColor", .color)
  /// The items.
  public let items = Property("items", .list, default: [])
  let unused: [UnusedProperty] = [
    UnusedProperty("standardAppearance", .anyElement, .notDrawn),
    UnusedProperty("scrollEdgeAppearance", .anyElement, .notDrawn),
    UnusedProperty("compactAppearance", .anyElement, .notDrawn),
    UnusedProperty("compactScrollEdgeAppearance", .anyElement, .notDrawn),
  ]
  static let shared = BarProperties()
}

/// The properties of a navigation bar.
public final class NavigationBarProperties: PropertyGroup {
  /// Whether the bar shows large titles.
  public let prefersLargeTitles = Property("largeTitles", .bool, default: false)
  /// The font and color of the title.
  public let titleTextAttributes = Property("titleTextAttributes", .object("textAttributes"))
  /// The font and color of the large title.
  public let largeTitleTextAttributes = Property("largeTitleTextAttributes", .object("textAttributes"))
  let unused: [UnusedProperty] = [
    UnusedProperty("shadowImage", .name, .notDrawn),
    UnusedProperty("backIndicatorImage", .name, .notDrawn),
    UnusedProperty("backIndicatorTransitionMaskImage", .name, .passingState),
  ]
  static let shared = NavigationBarProperties()
}

/// The properties of a tab bar.
public final class TabBarProperties: PropertyGroup {
  /// The way in which items share a wide bar, such as `centered`.
  public let itemPositioning = Property("itemPositioning", .name)
  let unused: [UnusedProperty] = [
    UnusedProperty("selectedImageTintColor", .element(["color"]), .obsolete),
  ]
  static let shared = TabBarProperties()
}

/// The properties of a search bar.
public final class SearchBarProperties: PropertyGroup {
  /// The text.
  public let text = Property("text", .text)
  /// The text that is shown while the field is empty.
  public let placeholder = Property("placeholder", .text)
  /// The text above the field.
  public let prompt = Property("prompt", .text)
  /// The look: `default`, `prominent` or `minimal`.
  public let style = Property("searchBarStyle", .name, default: "default")
  /// Whether the bar shows a button to cancel.
  public let showsCancelButton = Property("showsCancelButton", .bool, default: false)
  /// Whether the field shows a button for bookmarks.
  public let showsBookmarkButton = Property("showsBookmarkButton", .bool, default: false)
  /// Whether the field shows a button for results.
  public let showsSearchResultsButton = Property("showsSearchResultsButton", .bool, default: false)
  /// Whether the bar shows its scopes.
  public let showsScopeBar = Property("showsScopeBar", .bool, default: false)
  /// The titles of the scopes.
  public let scopeButtonTitles = Property("scopeButtonTitles", .texts, default: [])
  let unused: [UnusedProperty] = [
    UnusedProperty("textInputTraits", .element(["textInputTraits"]), .interaction),
  ]
  static let shared = SearchBarProperties()
}

/// The font and color of a title.
public final class TextAttributesProperties: PropertyGroup {
  /// The font.
  public let font = Property("fontDescription", .font)
  /// The color of the text.
  public let textColor = Property("textColor", .color)
  let unused: [UnusedProperty] = [
    UnusedProperty("textShadowColor", .element(["color"]), .obsolete),
    UnusedProperty("textShadowOffset", .element(["offsetWrapper"]), .obsolete),
  ]
  static let shared = TextAttributesProperties()
}

/// The properties of what a controller shows in a navigation bar.
public final class NavigationItemProperties: PropertyGroup {
  /// The title.
  public let title = Property("title", .text)
  /// The text above the title.
  public let prompt = Property("prompt", .text)
  /// The size of the title: `automatic`, `always` for large or `never`.
  public let largeTitleDisplayMode = Property("largeTitleDisplayMode", .name, default: "automatic")
  /// The view in place of the title.
  public let titleView = Property("titleView", .view)
  /// The only item at the side where reading begins.
  public let leftBarButtonItem = Property("leftBarButtonItem", .object("barButtonItem"))
  /// The items at the side where reading begins, the outermost first.
  public let leftBarButtonItems = Property("leftBarButtonItems", .list, default: [])
  /// The only item at the side where reading ends.
  public let rightBarButtonItem = Property("rightBarButtonItem", .object("barButtonItem"))
  /// The items at the side where reading ends, the outermost first.
  public let rightBarButtonItems = Property("rightBarButtonItems", .list, default: [])
  /// The item that leads back to the controller.
  public let backBarButtonItem = Property("backBarButtonItem", .object("barButtonItem"))
  /// Whether the items at the left stand beside the button that leads back.
  public let leftItemsSupplementBackButton = Property("leftItemsSupplementBackButton", .bool, default: false)
  /// Whether there is no button that leads back.
  public let hidesBackButton = Property("hidesBackButton", .bool, default: false)
  static let shared = NavigationItemProperties()
}

/// The properties that buttons of bars and tabs share.
public final class BarItemProperties: PropertyGroup {
  /// The title.
  public let title = Property("title", .text)
  /// The image.
  public let image = Property("image", .image)
  /// The image in a low bar.
  public let landscapeImagePhone = Property("landscapeImagePhone", .image)
  /// The image that is shown large while the item is held at an accessibility size.
  public let largeContentSizeImage = Property("largeContentSizeImage", .image)
  /// The insets of the image that is shown large.
  public let largeContentSizeImageInsets = Property("largeContentSizeImageInsets", .insets)
  /// The insets around the image.
  public let imageInsets = Property("imageInsets", .insets)
  /// The standard look, such as `done` or `flexibleSpace`.
  public let systemItem = Property("systemItem", .name)
  /// Whether the item can be used and is drawn so.
  public let isEnabled = Property("enabled", .bool, default: true)
  let unused: [UnusedProperty] = [
    UnusedProperty("tag", .number, .naming),
  ]
  static let shared = BarItemProperties()
}

/// The properties of a button of a bar.
public final class BarButtonItemProperties: PropertyGroup {
  /// The style, such as `plain` or `done`.
  public let style = Property("style", .name, default: "plain")
  /// The width in points, where it is fixed.
  public let width = Property("width", .number)
  /// The view in place of image and title.
  public let customView = Property("customView", .view)
  /// The color of image and title.
  public let tintColor = Property("tintColor", .color)
  static let shared = BarButtonItemProperties()
}

/// The properties of a tab.
public final class TabBarItemProperties: PropertyGroup {
  /// The image while the tab is chosen.
  public let selectedImage = Property("selectedImage", .image)
  /// The text of the badge.
  public let badgeValue = Property("badgeValue", .name)
  static let shared = TabBarItemProperties()
}

/// The properties of a collection view.
public final class CollectionViewProperties: PropertyGroup {
  /// The layout.
  public let layout = Property("collectionViewLayout", .object("collectionViewFlowLayout", "collectionViewLayout"))
  /// The header of the sections.
  public let sectionHeaderView = Property("sectionHeaderView", .view)
  /// The footer of the sections.
  public let sectionFooterView = Property("sectionFooterView", .view)
  /// The view behind the items.
  public let backgroundView = Property("backgroundView", .view)
  /// The cells that code makes copies of.
  public let cells = Property("cells", .list, default: [])
  let unused: [UnusedProperty] = [
    UnusedProperty("dataMode", .words(["prototypes", "static", "none"]), .implied),
    UnusedProperty("allowsSelection", .bool, .interaction),
    UnusedProperty("allowsMultipleSelection", .bool, .interaction),
    UnusedProperty("prefetchingEnabled", .bool, .interaction),
  ]
  static let shared = CollectionViewProperties()
}

/// The properties of a cell of a collection view.
public final class CollectionCellProperties: PropertyGroup {
  /// The size of the cell, where it differs from the layout's.
  public let customSize = Property("customSize", .size)
  static let shared = CollectionCellProperties()
}

/// The properties of a flow layout.
public final class FlowLayoutProperties: PropertyGroup {
  /// The direction in which the layout scrolls.
  public let scrollDirection = Property("scrollDirection", .words(Words.Axis.self), default: .vertical)
  /// The smallest space between lines in points.
  public let minimumLineSpacing = Property("minimumLineSpacing", .number, default: 10)
  /// The smallest space between items in points.
  public let minimumInteritemSpacing = Property("minimumInteritemSpacing", .number, default: 10)
  /// The size of the items.
  public let itemSize = Property("itemSize", .size)
  /// The estimated size of the items; `nil` or zero for none.
  public let estimatedItemSize = Property("estimatedItemSize", .size)
  /// Whether the items have the size of their content.
  public let hasAutomaticEstimatedItemSize = Property("automaticEstimatedItemSize", .bool, default: false)
  /// The size of the headers.
  public let headerReferenceSize = Property("headerReferenceSize", .size)
  /// The size of the footers.
  public let footerReferenceSize = Property("footerReferenceSize", .size)
  /// The insets of the sections.
  public let sectionInset = Property("sectionInset", .insets)
  /// The edges from which the insets of the sections count, such as `safeArea`.
  public let sectionInsetReference = Property("sectionInsetReference", .name)
  static let shared = FlowLayoutProperties()
}

/// The properties of a table view.
public final class TableViewProperties: PropertyGroup {
  /// The look.
  public let style = Property("style", .words(Words.TableStyle.self), default: .plain)
  /// The source of the cells; `nil` where nothing is written, as in xibs.
  public let dataMode = Property("dataMode", .words(Words.DataMode.self))
  /// The height of the rows.
  public let rowHeight = Property("rowHeight", .rowHeight)
  /// The estimated height of the rows.
  public let estimatedRowHeight = Property("estimatedRowHeight", .rowHeight)
  /// The height of the headers of sections.
  public let sectionHeaderHeight = Property("sectionHeaderHeight", .rowHeight)
  /// The height of the footers of sections.
  public let sectionFooterHeight = Property("sectionFooterHeight", .rowHeight)
  /// The lines between the rows.
  public let separatorStyle = Property("separatorStyle", .words(Words.SeparatorStyle.self), default: .default)
  /// The insets of the lines between the rows.
  public let separatorInset = Property("separatorInset", .insets)
  /// The color of the lines between the rows.
  public let separatorColor = Property("separatorColor", .color)
  /// Whether content views keep clear of the safe area at the sides.
  public let contentViewInsetsToSafeArea = Property("contentViewInsetsToSafeArea", .bool, default: true)
  /// The view above the rows.
  public let tableHeaderView = Property("tableHeaderView", .view)
  /// The view below the rows.
  public let tableFooterView = Property("tableFooterView", .view)
  /// The view behind the rows.
  public let backgroundView = Property("backgroundView", .view)
  /// The cells that code makes copies of.
  public let prototypes = Property("prototypes", .list, default: [])
  /// The sections of a static table.
  public let sections = Property("sections", .list, default: [])
  let unused: [UnusedProperty] = [
    UnusedProperty("separatorInsetReference", .name, .notDrawn),
    UnusedProperty("estimatedSectionHeaderHeight", .number, .implied),
    UnusedProperty("estimatedSectionFooterHeight", .number, .implied),
    UnusedProperty("allowsSelection", .bool, .interaction),
    UnusedProperty("allowsSelectionDuringEditing", .bool, .interaction),
    UnusedProperty("allowsMultipleSelection", .bool, .interaction),
    UnusedProperty("allowsMultipleSelectionDuringEditing", .bool, .interaction),
    UnusedProperty("showsSelectionImmediatelyOnTouchBegin", .bool, .interaction),
    UnusedProperty("springLoaded", .bool, .interaction),
    UnusedProperty("prefetchingEnabled", .bool, .interaction),
    UnusedProperty("remembersLastFocusedIndexPath", .bool, .interaction),
    UnusedProperty("selectionFollowsFocus", .bool, .interaction),
    UnusedProperty("sectionIndexMinimumDisplayRowCount", .number, .interaction),
    UnusedProperty("sectionIndexColor", .element(["color"]), .interaction),
    UnusedProperty("sectionIndexBackgroundColor", .element(["color"]), .interaction),
    UnusedProperty("sectionIndexTrackingBackgroundColor", .element(["color"]), .interaction),
    UnusedProperty("simulatedDestinationMetrics", .anyElement, .designTime),
  ]
  static let shared = TableViewProperties()
}

/// The properties of a section of a static table.
public final class TableSectionProperties: PropertyGroup {
  /// The text above the section.
  public let headerTitle = Property("headerTitle", .text)
  /// The text below the section.
  public let footerTitle = Property("footerTitle", .text)
  /// The cells.
  public let cells = Property("cells", .list, default: [])
  let unused: [UnusedProperty] = [
    UnusedProperty("colorLabel", .name, .designTime),
  ]
  static let shared = TableSectionProperties()
}

/// The properties of a cell of a table view.
public final class TableCellProperties: PropertyGroup {
  /// The parts that the cell has by itself.
  public let style = Property("style", .words(Words.CellStyle.self), default: .custom)
  /// The identifier of the label that the cell has by its style.
  public let textLabel = Property("textLabel", .reference)
  /// The identifier of the smaller label that the cell has by its style.
  public let detailTextLabel = Property("detailTextLabel", .reference)
  /// The identifier of the image view that the cell has by its style.
  public let imageView = Property("imageView", .reference)
  /// The sign at the end of the cell.
  public let accessoryType = Property("accessoryType", .words(Words.AccessoryType.self), default: .none)
  /// The view in place of the sign at the end of the cell.
  public let accessoryView = Property("accessoryView", .view)
  /// The texts and the image that the cell shows in place of subviews, as iOS 14 and later have it.
  public let contentConfiguration = Property("contentConfiguration", .object("listContentConfiguration"))
  /// The look while the cell is chosen, such as `none`.
  public let selectionStyle = Property("selectionStyle", .name)
  /// The height of the cell, where it has its own.
  public let rowHeight = Property("rowHeight", .rowHeight)
  /// The number of steps by which the content is indented.
  public let indentationLevel = Property("indentationLevel", .integer, default: 0)
  /// The width of a step of indentation in points.
  public let indentationWidth = Property("indentationWidth", .number, default: 10)
  /// The insets of the line below the cell.
  public let separatorInset = Property("separatorInset", .insets)
  /// The view behind the content.
  public let backgroundView = Property("backgroundView", .view)
  let unused: [UnusedProperty] = [
    UnusedProperty("focusStyle", .name, .passingState),
    UnusedProperty("editingAccessoryType", .name, .passingState),
    UnusedProperty("hidesAccessoryWhenEditing", .bool, .passingState),
    UnusedProperty("showsReorderControl", .bool, .passingState),
    UnusedProperty("shouldIndentWhileEditing", .bool, .passingState),
    UnusedProperty("selectedBackgroundView", .anyElement, .passingState),
  ]
  static let shared = TableCellProperties()
}

/// The properties that cells of tables and collections share.
public final class CellProperties: PropertyGroup {
  /// The name by which code asks for a cell.
  public let reuseIdentifier = Property("reuseIdentifier", .name)
  static let shared = CellProperties()
}

/// The properties that every view controller has.
public final class ControllerProperties: PropertyGroup {
  /// The title.
  public let title = Property("title", .text)
  /// The name by which code asks for the controller.
  public let storyboardIdentifier = Property("storyboardIdentifier", .name)
  /// The view.
  public let view = Property("view", .view)
  /// The item that a navigation bar shows for the controller.
  public let navigationItem = Property("navigationItem", .object("navigationItem"))
  /// The item that a tab bar shows for the controller.
  public let tabBarItem = Property("tabBarItem", .object("tabBarItem"))
  /// The items that the controller shows in a toolbar.
  public let toolbarItems = Property("toolbarItems", .list, default: [])
  /// The guides at the bars, from before safe areas.
  public let layoutGuides = Property("layoutGuides", .list, default: [])
  /// Whether the controller hides the bottom bar when it is pushed.
  public let hidesBottomBarWhenPushed = Property("hidesBottomBarWhenPushed", .bool, default: false)
  /// Whether bars inset the content of a scroll view, before iOS 11.
  public let automaticallyAdjustsScrollViewInsets = Property("automaticallyAdjustsScrollViewInsets", .bool, default: true)
  /// Whether the view reaches under bars that are opaque.
  public let extendedLayoutIncludesOpaqueBars = Property("extendedLayoutIncludesOpaqueBars", .bool, default: false)
  /// The edges at which the view reaches under bars: `top`, `left`, `bottom`, `right`; `nil` where
  /// nothing is written, which means all.
  public let edgesForExtendedLayout = Property("edgesForExtendedLayout", .flags("extendedEdge"))
  /// The bar at the top of the canvas, where it is not the one that segues say.
  public let simulatedTopBar = Property("simulatedTopBarMetrics", .anyElement)
  /// The bar at the bottom of the canvas, where it is not the one that segues say.
  public let simulatedBottomBar = Property("simulatedBottomBarMetrics", .anyElement)
  /// The size and kind of the canvas, where it was not that of a device.
  public let simulatedDestination = Property("simulatedDestinationMetrics", .anyElementName)
  let unused: [UnusedProperty] = [
    UnusedProperty("freeformSize", .element(["size"]), .designTime),
    UnusedProperty("simulatedStatusBarMetrics", .element([]), .designTime),
    UnusedProperty("simulatedOrientationMetrics", .element([]), .designTime),
    UnusedProperty("contentSizeForViewInPopover", .element(["size", "value"]), .passingState),
    UnusedProperty("useStoryboardIdentifierAsRestorationIdentifier", .bool, .naming),
    UnusedProperty("nibName", .name, .naming),
    UnusedProperty("modalPresentationStyle", .name, .interaction),
    UnusedProperty("modalTransitionStyle", .name, .interaction),
    UnusedProperty("wantsFullScreenLayout", .bool, .obsolete),
    UnusedProperty("definesPresentationContext", .bool, .interaction),
    UnusedProperty("providesPresentationContextTransitionStyle", .bool, .interaction),
    UnusedProperty("autoresizesArchivedViewToFullSize", .bool, .interaction),
    UnusedProperty("keyCommands", .list, .interaction),
  ]
  static let shared = ControllerProperties()
}

/// The properties of controllers of tables and collections.
public final class ListControllerProperties: PropertyGroup {
  /// The table view of a controller of one, in documents that name it so.
  public let tableView = Property("tableView", .view)
  let unused: [UnusedProperty] = [
    UnusedProperty("clearsSelectionOnViewWillAppear", .bool, .interaction),
    UnusedProperty("refreshControl", .element(["refreshControl"]), .passingState),
  ]
  static let shared = ListControllerProperties()
}

/// The properties of a controller that stands for one of another storyboard.
public final class ControllerPlaceholderProperties: PropertyGroup {
  /// The name of the storyboard that has the scene.
  public let storyboardName = Property("storyboardName", .name)
  /// The name by which code asks for the scene.
  public let referencedIdentifier = Property("referencedIdentifier", .name)
  let unused: [UnusedProperty] = [
    UnusedProperty("bundleIdentifier", .name, .naming),
  ]
  static let shared = ControllerPlaceholderProperties()
}

/// The properties of a navigation controller.
public final class NavigationControllerProperties: PropertyGroup {
  /// The bar at the top.
  public let navigationBar = Property("navigationBar", .object("navigationBar"))
  /// The bar at the bottom.
  public let toolbar = Property("toolbar", .object("toolbar"))
  /// Whether the bar at the top is hidden.
  public let isNavigationBarHidden = Property("navigationBarHidden", .bool, default: false)
  /// Whether the bar at the bottom is hidden: true unless `NO` is written.
  public let isToolbarHidden = Property("toolbarHidden", .bool, default: true)
  let unused: [UnusedProperty] = [
    UnusedProperty("hidesBarsOnSwipe", .bool, .interaction),
    UnusedProperty("hidesBarsOnTap", .bool, .interaction),
    UnusedProperty("hidesBarsWhenVerticallyCompact", .bool, .interaction),
    UnusedProperty("hidesBarsWhenKeyboardAppears", .bool, .interaction),
  ]
  static let shared = NavigationControllerProperties()
}

/// The properties of a tab bar controller.
public final class TabBarControllerProperties: PropertyGroup {
  /// The bar.
  public let tabBar = Property("tabBar", .object("tabBar"))
  static let shared = TabBarControllerProperties()
}

/// The controllers inside a container, where old documents write them in place of segues.
final class ContainmentProperties: PropertyGroup {
  /// The first controller of a navigation controller.
  let rootViewController = Property("rootViewController", .controller)
  /// The controllers of the tabs.
  let viewControllers = Property("viewControllers", .list, default: [])
  /// The controller of a split view's first column.
  let masterViewController = Property("masterViewController", .controller)
  /// The controller of a split view's second column of three.
  let supplementaryViewController = Property("supplementaryViewController", .controller)
  /// The controller of a split view's last column.
  let detailViewController = Property("detailViewController", .controller)
  /// The controller in place of a split view where there is no room for columns.
  let compactViewController = Property("compactViewController", .controller)
  static let shared = ContainmentProperties()
}

/// The properties of a split view controller.
public final class SplitViewControllerProperties: PropertyGroup {
  /// The columns that are shown, such as `oneBesideSecondary`.
  public let preferredDisplayMode = Property("preferredDisplayMode", .name)
  /// The smallest width of the first column in points; `nil` for the system's choice.
  public let minimumPrimaryColumnWidth = Property("minimumPrimaryColumnWidth", .number)
  /// The largest width of the first column in points; `nil` for the system's choice.
  public let maximumPrimaryColumnWidth = Property("maximumPrimaryColumnWidth", .number)
  let unused: [UnusedProperty] = [
    UnusedProperty("behavior", .name, .notDrawn, default: "automatic"),
    UnusedProperty("allowDoubleColumnStyle", .bool, .implied),
    UnusedProperty("presentsWithGesture", .bool, .interaction),
  ]
  static let shared = SplitViewControllerProperties()
}

/// The properties of a range of text.
final class RangeProperties: PropertyGroup {
  /// The place of the first character.
  let location = Property("location", .integer, default: 0)
  /// The number of characters.
  let length = Property("length", .integer, default: 0)
  static let shared = RangeProperties()
}

/// The properties of an image or a color that a document keeps.
final class ResourceProperties: PropertyGroup {
  /// The name.
  let name = Property("name", .name)
  /// The catalog of an image: `system` for symbols.
  let catalog = Property("catalog", .name)
  static let shared = ResourceProperties()
}

/// The properties of a color.
final class ColorProperties: PropertyGroup {
  /// The red component, 0 to 1.
  let red = Property("red", .number)
  /// The green component, 0 to 1.
  let green = Property("green", .number)
  /// The blue component, 0 to 1.
  let blue = Property("blue", .number)
  /// The brightness of a gray, 0 to 1.
  let white = Property("white", .number)
  /// The opacity, 0 to 1.
  let alpha = Property("alpha", .number, default: 1)
  /// The color space of Xcode 5 to 7, such as `calibratedRGB`.
  let colorSpace = Property("colorSpace", .name)
  /// The color space.
  let customColorSpace = Property("customColorSpace", .words("sRGB", "displayP3", "genericGamma22GrayColorSpace", "calibratedRGB", "calibratedWhite", "extendedSRGB", "extendedGray"))
  /// The name of a color of a catalog.
  let name = Property("name", .name)
  /// The catalog of the name: `System`, or the app's.
  let catalog = Property("catalog", .name)
  /// The name of a system color, as Xcode 11 and later write it.
  let systemColor = Property("systemColor", .name)
  /// The name of a system color, as Xcode 11 writes it for older systems.
  let xcode11SystemColor = Property("xcode11CocoaTouchSystemColor", .name)
  /// The name of one of UIKit's fixed colors.
  let cocoaTouchSystemColor = Property("cocoaTouchSystemColor", .name)
  static let shared = ColorProperties()
}

/// The coordinates of a point or the corner of a rectangle.
final class PointProperties: PropertyGroup {
  /// The distance from the left edge.
  let x = Property("x", .number)
  /// The distance from the top edge.
  let y = Property("y", .number)
  static let shared = PointProperties()
}

/// The lengths of a size or a rectangle.
final class SizeProperties: PropertyGroup {
  /// The width.
  let width = Property("width", .number)
  /// The height.
  let height = Property("height", .number)
  static let shared = SizeProperties()
}

/// Distances that are written as least and greatest coordinates.
final class InsetProperties: PropertyGroup {
  /// The distance from the left edge.
  let minX = Property("minX", .number, default: 0)
  /// The distance from the top edge.
  let minY = Property("minY", .number, default: 0)
  /// The distance from the right edge.
  let maxX = Property("maxX", .number, default: 0)
  /// The distance from the bottom edge.
  let maxY = Property("maxY", .number, default: 0)
  static let shared = InsetProperties()
}

/// Distances by sides, and by the direction of the language.
final class EdgeProperties: PropertyGroup {
  /// The distance from the top.
  let top = Property("top", .number, default: 0)
  /// The distance from the left edge.
  let left = Property("left", .number, default: 0)
  /// The distance from the bottom.
  let bottom = Property("bottom", .number, default: 0)
  /// The distance from the right edge.
  let right = Property("right", .number, default: 0)
  /// The distance from the edge where reading begins.
  let leading = Property("leading", .number, default: 0)
  /// The distance from the edge where reading ends.
  let trailing = Property("trailing", .number, default: 0)
  static let shared = EdgeProperties()
}

/// The sides and distances that follow a superview's size.
final class AutoresizingMaskProperties: PropertyGroup {
  /// Whether the distance from the left edge changes.
  let flexibleMinX = Property("flexibleMinX", .bool, default: false)
  /// Whether the width changes.
  let widthSizable = Property("widthSizable", .bool, default: false)
  /// Whether the distance from the right edge changes.
  let flexibleMaxX = Property("flexibleMaxX", .bool, default: false)
  /// Whether the distance from the top changes.
  let flexibleMinY = Property("flexibleMinY", .bool, default: false)
  /// Whether the height changes.
  let heightSizable = Property("heightSizable", .bool, default: false)
  /// Whether the distance from the bottom changes.
  let flexibleMaxY = Property("flexibleMaxY", .bool, default: false)
  static let shared = AutoresizingMaskProperties()
}

/// The properties of an image that is written as an element.
final class ImageReferenceProperties: PropertyGroup {
  /// The name.
  let image = Property("image", .name)
  /// The place of the name: `system` for symbols.
  let catalog = Property("catalog", .name)
  /// The scale of a symbol.
  let symbolScale = Property("symbolScale", .name)
  /// The way in which the image is drawn, such as `template`.
  let renderingMode = Property("renderingMode", .name)
  let unused: [UnusedProperty] = [
    UnusedProperty("hierarchicalColors", .list, .notDrawn),
    UnusedProperty("paletteColors", .list, .notDrawn),
  ]
  static let shared = ImageReferenceProperties()
}

/// The size and weight that a symbol is asked for with.
final class SymbolConfigurationProperties: PropertyGroup {
  /// The scale.
  let scale = Property("scale", .name)
  /// The weight, such as `semibold`.
  let weight = Property("weight", .name)
  /// The size in points.
  let pointSize = Property("pointSize", .number)
  /// The text style with whose size the symbol grows.
  let textStyle = Property("textStyle", .name)
  /// The font whose size the symbol has.
  let font = Property("fontDescription", .font)
  let unused: [UnusedProperty] = [
    UnusedProperty("configurationType", .name, .implied),
  ]
  static let shared = SymbolConfigurationProperties()
}

/// The properties of a font.
final class FontProperties: PropertyGroup {
  /// The text style.
  let style = Property("style", .name)
  /// The PostScript name.
  let name = Property("name", .name)
  /// The family of the name, for people.
  let family = Property("family", .name)
  /// The kind of system font.
  let type = Property("type", .words("system", "boldSystem", "italicSystem"))
  /// The size in points; 0 says nothing.
  let pointSize = Property("pointSize", .number, default: 0)
  /// The size by a name of the system.
  let size = Property("size", .words("button", "label", "system", "smallSystem"))
  /// The weight of a system font.
  let weight = Property("weight", .words("ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"))
  static let shared = FontProperties()
}

/// The properties of a font inside an attributed string.
final class AttributeFontProperties: PropertyGroup {
  /// The PostScript name.
  let name = Property("name", .name)
  /// The size in points.
  let size = Property("size", .number)
  /// The system font by its purpose, such as `label` or `smallSystem`.
  let purpose = Property("metaFont", .name)
  static let shared = AttributeFontProperties()
}

/// The properties of a text that is written as an element.
final class StringProperties: PropertyGroup {
  /// Whether the text is written in Base64.
  let isBase64 = Property("base64-UTF8", .bool, default: false)
  static let shared = StringProperties()
}

/// The properties of a piece of an attributed string.
final class FragmentProperties: PropertyGroup {
  /// The text.
  let content = Property("content", .text, default: "")
  static let shared = FragmentProperties()
}

/// The attributes of a piece of an attributed string.
final class TextRunProperties: PropertyGroup {
  /// The font.
  let font = Property("NSFont", .attributeFont)
  /// The color of the text.
  let color = Property("NSColor", .color)
  /// The color behind the text.
  let backgroundColor = Property("NSBackgroundColor", .color)
  /// The paragraph style.
  let paragraphStyle = Property("NSParagraphStyle", .paragraphStyle)
  /// The space that is added between letters in points.
  let kern = Property("NSKern", .number)
  /// The distance of the baseline from that of the line in points, upward.
  let baselineOffset = Property("NSBaselineOffset", .number)
  /// The style of the line below the text, as UIKit numbers it.
  let underlineStyle = Property("NSUnderline", .integer)
  /// The color of the line below the text.
  let underlineColor = Property("NSUnderlineColor", .color)
  /// The style of the line through the text, as UIKit numbers it.
  let strikethroughStyle = Property("NSStrikethrough", .integer)
  /// The color of the line through the text.
  let strikethroughColor = Property("NSStrikethroughColor", .color)
  let unused: [UnusedProperty] = [
    UnusedProperty("NSOriginalFont", .element(["font"]), .implied),
    UnusedProperty("NSLigature", .number, .notDrawn, default: "1"),
    UnusedProperty("NSStrokeColor", .element(["color"]), .notDrawn),
    UnusedProperty("NSStrokeWidth", .number, .notDrawn, default: "0"),
    UnusedProperty("NSObliqueness", .number, .notDrawn, default: "0"),
    UnusedProperty("NSExpansion", .number, .notDrawn, default: "0"),
    UnusedProperty("NSSuperScript", .number, .notDrawn, default: "0"),
    UnusedProperty("NSLink", .anyElement, .interaction),
  ]
  static let shared = TextRunProperties()
}

/// The properties of a paragraph style.
final class ParagraphStyleProperties: PropertyGroup {
  /// The alignment.
  let alignment = Property("alignment", .name)
  /// The treatment of lines that are too long, in the names of paragraph styles.
  let lineBreakMode = Property("lineBreakMode", .name)
  /// The direction: `natural`, `leftToRight` or `rightToLeft`.
  let baseWritingDirection = Property("baseWritingDirection", .name)
  /// The space between lines.
  let lineSpacing = Property("lineSpacing", .number)
  /// The factor on the line height.
  let lineHeightMultiple = Property("lineHeightMultiple", .number)
  /// The smallest line height.
  let minimumLineHeight = Property("minimumLineHeight", .number)
  /// The largest line height.
  let maximumLineHeight = Property("maximumLineHeight", .number)
  /// The space below a paragraph.
  let paragraphSpacing = Property("paragraphSpacing", .number)
  /// The space above a paragraph.
  let paragraphSpacingBefore = Property("paragraphSpacingBefore", .number)
  /// The indent of the first line.
  let firstLineHeadIndent = Property("firstLineHeadIndent", .number)
  /// The indent of the other lines.
  let headIndent = Property("headIndent", .number)
  /// The distance of the line's end, from the leading edge when positive.
  let tailIndent = Property("tailIndent", .number)
  /// The readiness to hyphenate words, 0 to 1.
  let hyphenationFactor = Property("hyphenationFactor", .number)
  /// The distance of default tab stops.
  let defaultTabInterval = Property("defaultTabInterval", .number)
  /// The tab stops.
  let tabStops = Property("tabStops", .tabStops, default: [])
  let unused: [UnusedProperty] = [
    UnusedProperty("tighteningFactorForTruncation", .number, .notDrawn, default: "0"),
    UnusedProperty("allowsDefaultTighteningForTruncation", .bool, .notDrawn, default: "NO"),
  ]
  static let shared = ParagraphStyleProperties()
}

/// The properties of a tab stop.
final class TabStopProperties: PropertyGroup {
  /// The distance from the leading edge in points.
  let location = Property("location", .number, default: 0)
  /// The alignment of text at the stop.
  let alignment = Property("alignment", .name, default: "left")
  static let shared = TabStopProperties()
}

/// The properties of a constraint.
final class ConstraintProperties: PropertyGroup {
  /// The identifier.
  let id = Property("id", .name, default: "")
  /// The object of the first side; the view that has the constraint where nothing is written.
  let firstItem = Property("firstItem", .reference)
  /// The attribute of the first side.
  let firstAttribute = Property("firstAttribute", .words(Words.LayoutAttribute.self))
  /// The comparison of the two sides.
  let relation = Property("relation", .words(Words.Relation.self), default: .equal)
  /// The object of the second side.
  let secondItem = Property("secondItem", .reference)
  /// The attribute of the second side.
  let secondAttribute = Property("secondAttribute", .words(Words.LayoutAttribute.self))
  /// The factor on the second side.
  let multiplier = Property("multiplier", .multiplier, default: 1)
  /// The constant in points.
  let constant = Property("constant", .number, default: 0)
  /// The priority, 1 to 1000.
  let priority = Property("priority", .number, default: 1000)
  /// Whether the constant is a standard distance of the system.
  let isSymbolic = Property("symbolic", .bool, default: false)
  /// Whether the constraint is for the canvas only and removed when the app is built.
  let isPlaceholder = Property("placeholder", .bool, default: false)
  /// The name that code and messages know the constraint by.
  let identifier = Property("identifier", .name)
  /// The way in which the standard distance is found: `layoutAnchor` where it follows the fonts.
  let symbolType = Property("symbolType", .name)
  let unused: [UnusedProperty] = [
    UnusedProperty("userLabel", .text, .naming),
  ]
  static let shared = ConstraintProperties()
}

/// The properties of what a size class takes out or puts in.
final class VariationReferenceProperties: PropertyGroup {
  /// The identifier of a constraint or a view.
  let reference = Property("reference", .reference)
  static let shared = VariationReferenceProperties()
}

/// The properties of a guide of a controller.
final class LayoutGuideProperties: PropertyGroup {
  /// The bars that the guide follows: `top` or `bottom`.
  let type = Property("type", .name)
  static let shared = LayoutGuideProperties()
}

/// The properties of a document as a whole.
final class DocumentProperties: PropertyGroup {
  /// The kind of file.
  let type = Property("type", .name)
  /// The version of the format, such as `3.0`.
  let version = Property("version", .name)
  /// The version of Interface Builder that wrote the document.
  let toolsVersion = Property("toolsVersion", .name)
  /// The runtime, such as `iOS.CocoaTouch`.
  let targetRuntime = Property("targetRuntime", .name)
  /// Whether constraints lay out the views; otherwise masks do.
  let usesAutoLayout = Property("useAutolayout", .bool, default: false)
  /// Whether size classes vary the document.
  let usesTraitCollections = Property("useTraitCollections", .bool, default: false)
  /// Whether safe areas are used; otherwise a controller's layout guides.
  let usesSafeAreas = Property("useSafeAreas", .bool, default: false)
  /// Whether the document is shown while the app starts.
  let isLaunchScreen = Property("launchScreen", .bool, default: false)
  /// The identifier of the controller that a storyboard begins with.
  let initialViewController = Property("initialViewController", .reference)
  /// The color of accents for the whole document.
  let tintColor = Property("tintColor", .color)
  let unused: [UnusedProperty] = [
    UnusedProperty("propertyAccessControl", .name, .designTime),
    UnusedProperty("systemVersion", .name, .designTime),
    UnusedProperty("variant", .name, .designTime),
    UnusedProperty("promptedForUpgradeToXcode5", .bool, .designTime),
    UnusedProperty("colorMatched", .bool, .implied),
    UnusedProperty("customFonts", .element(["customFonts"]), .implied),
    UnusedProperty("defaultSimulatedMetrics", .anyElement, .designTime),
  ]
  static let shared = DocumentProperties()
}

/// The properties of the device on whose screen Xcode drew the document.
final class CanvasDeviceProperties: PropertyGroup {
  /// Xcode's name, such as `retina6_1`.
  let id = Property("id", .name, default: "")
  /// The way in which the device is held.
  let orientation = Property("orientation", .name)
  /// Light or dark.
  let appearance = Property("appearance", .name)
  /// The way in which the app shares an iPad's screen, such as `fullscreen`.
  let layout = Property("layout", .name)
  static let shared = CanvasDeviceProperties()
}

/// The text size of the canvas.
final class AccessibilityOverrideProperties: PropertyGroup {
  /// Whether the canvas has a text size of its own.
  let isEnabled = Property("isEnabled", .bool, default: false)
  /// The text size, 0 to 11 from XS to AX5.
  let textSize = Property("dynamicTypePreference", .integer)
  static let shared = AccessibilityOverrideProperties()
}

/// The properties of the tools and systems that a document was made for.
final class DependencyProperties: PropertyGroup {
  /// The system, such as `iOS`.
  let identifier = Property("identifier", .name)
  /// The earliest version of the system in Xcode's numbering, such as `5120`.
  let version = Property("version", .name)
  /// A part of newer tools that the document uses, such as `Safe area layout guides`.
  let name = Property("name", .name)
  let unused: [UnusedProperty] = [
    UnusedProperty("defaultVersion", .name, .designTime),
    UnusedProperty("minToolsVersion", .name, .designTime),
  ]
  static let shared = DependencyProperties()
}

/// The properties of a scene.
final class SceneProperties: PropertyGroup {
  /// The identifier.
  let id = Property("sceneID", .name, default: "")
  let unused: [UnusedProperty] = [
    UnusedProperty("canvasLocation", .element(["point"]), .designTime),
  ]
  static let shared = SceneProperties()
}

/// The properties of a value that is set by key path when an object is loaded.
final class RuntimeAttributeProperties: PropertyGroup {
  /// The type, such as `number`.
  let type = Property("type", .words("string", "number", "boolean", "color", "image", "size", "rect", "point", "range", "nil"))
  /// The key path, such as `layer.cornerRadius`.
  let keyPath = Property("keyPath", .name)
  /// The value of a text, a number, a switch or an image.
  let value = Property("value", .name)
  /// The value as an element of its own.
  let element = Property("value", .anyElement)
  /// The catalog of an image.
  let catalog = Property("catalog", .name)
  let unused: [UnusedProperty] = [
    UnusedProperty("localized", .bool, .notDrawn, default: "NO"),
  ]
  static let shared = RuntimeAttributeProperties()
}

/// The properties of a segue.
final class SegueProperties: PropertyGroup {
  /// The way in which the destination is shown.
  let kind = Property("kind", .words("relationship", "embed", "show", "push", "showDetail", "presentation", "modal", "popoverPresentation", "popover", "unwind", "custom", "replace"), default: "")
  /// The identifier of the destination.
  let destination = Property("destination", .reference, default: "")
  /// The part that the destination has in the source, such as `rootViewController`, for
  /// relationships.
  let relationship = Property("relationship", .name)
  let unused: [UnusedProperty] = [
    UnusedProperty("identifier", .name, .naming),
    UnusedProperty("reference", .name, .interaction),
    UnusedProperty("unwindAction", .name, .interaction),
    UnusedProperty("modalPresentationStyle", .name, .interaction),
    UnusedProperty("modalTransitionStyle", .name, .interaction),
    UnusedProperty("popoverAnchorBarButtonItem", .reference, .interaction),
    UnusedProperty("popoverAnchorView", .reference, .interaction),
    UnusedProperty("popoverArrowDirection", .anyElement, .interaction),
    UnusedProperty("popoverPassthroughViews", .anyElement, .interaction),
    UnusedProperty("action", .anyElement, .interaction),
    UnusedProperty("commit", .element(["segue"]), .interaction),
    UnusedProperty("preview", .element(["segue"]), .interaction),
    UnusedProperty("animates", .bool, .interaction),
    UnusedProperty("trigger", .name, .interaction),
    UnusedProperty("inheritsFrom", .name, .interaction),
    UnusedProperty("destinationCreationSelector", .name, .interaction),
    UnusedProperty("splitViewControllerTargetIndex", .number, .interaction),
  ]
  static let shared = SegueProperties()
}

/// The properties of a connection with code.
final class ConnectionProperties: PropertyGroup {
  /// The property of code that holds the object.
  let property = Property("property", .name)
  /// The identifier of the object at the other end.
  let destination = Property("destination", .reference, default: "")
  let unused: [UnusedProperty] = [
    UnusedProperty("id", .name, .naming),
    UnusedProperty("appends", .bool, .naming),
    UnusedProperty("collectionClass", .name, .naming),
    UnusedProperty("selector", .name, .naming),
    UnusedProperty("eventType", .name, .interaction),
  ]
  static let shared = ConnectionProperties()
}

extension Property {
  /// The properties that every view has.
  public static var view: ViewProperties { .shared }
  /// The properties of a view that its layout follows beside frame and constraints.
  public static var layout: LayoutProperties { .shared }
  /// The facts that assistive technologies are told about an object.
  public static var accessibility: AccessibilityProperties { .shared }
  /// The properties of a stack view.
  public static var stackView: StackViewProperties { .shared }
  /// The properties of a scroll view, also of those that show text, rows or items.
  public static var scrollView: ScrollViewProperties { .shared }
  /// The properties of a view with a blur or vibrancy effect.
  public static var visualEffectView: VisualEffectViewProperties { .shared }
  /// The properties of a vibrancy.
  static var vibrancyEffect: VibrancyEffectProperties { .shared }
  /// The properties of a blur.
  static var blurEffect: BlurEffectProperties { .shared }
  /// The properties of views whose subviews stand in a view inside.
  public static var content: ContentProperties { .shared }
  /// The properties of an image view.
  public static var imageView: ImageViewProperties { .shared }
  /// The properties that every object has.
  public static var object: ObjectProperties { .shared }
  /// The properties of a label.
  public static var label: LabelProperties { .shared }
  /// The properties of a text field.
  public static var textField: TextFieldProperties { .shared }
  /// The properties of a text view.
  public static var textView: TextViewProperties { .shared }
  /// The traits of a field's input.
  public static var textInputTraits: TextInputTraitProperties { .shared }
  /// The properties that every control has.
  public static var control: ControlProperties { .shared }
  /// The properties of a button.
  public static var button: ButtonProperties { .shared }
  /// The states of a button, each with what is shown in it.
  public static var buttonStates: ButtonStatesProperties { .shared }
  /// The content of a button in a state.
  public static var buttonState: ButtonStateProperties { .shared }
  /// The configuration of a button, as iOS 15 and later have it.
  public static var buttonConfiguration: ButtonConfigurationProperties { .shared }
  /// The content of a cell, as iOS 14 and later have it.
  public static var listContentConfiguration: ListContentConfigurationProperties { .shared }
  /// The properties of a segmented control.
  public static var segmentedControl: SegmentedControlProperties { .shared }
  /// The properties of a part of a segmented control.
  public static var segment: SegmentProperties { .shared }
  /// The properties of a date picker.
  public static var datePicker: DatePickerProperties { .shared }
  /// The properties of a switch.
  public static var `switch`: SwitchProperties { .shared }
  /// The properties of a slider.
  public static var slider: SliderProperties { .shared }
  /// The properties of a stepper.
  public static var stepper: StepperProperties { .shared }
  /// The properties of a page control.
  public static var pageControl: PageControlProperties { .shared }
  /// The properties of a progress view.
  public static var progressView: ProgressViewProperties { .shared }
  /// The properties of an activity indicator.
  public static var activityIndicator: ActivityIndicatorProperties { .shared }
  /// The properties of a navigation bar, toolbar, tab bar or search bar.
  public static var bar: BarProperties { .shared }
  /// The properties of a navigation bar.
  public static var navigationBar: NavigationBarProperties { .shared }
  /// The properties of a tab bar.
  public static var tabBar: TabBarProperties { .shared }
  /// The properties of a search bar.
  public static var searchBar: SearchBarProperties { .shared }
  /// The font and color of a title.
  public static var textAttributes: TextAttributesProperties { .shared }
  /// The properties of what a controller shows in a navigation bar.
  public static var navigationItem: NavigationItemProperties { .shared }
  /// The properties that buttons of bars and tabs share.
  public static var barItem: BarItemProperties { .shared }
  /// The properties of a button of a bar.
  public static var barButtonItem: BarButtonItemProperties { .shared }
  /// The properties of a tab.
  public static var tabBarItem: TabBarItemProperties { .shared }
  /// The properties of a collection view.
  public static var collectionView: CollectionViewProperties { .shared }
  /// The properties of a cell of a collection view.
  public static var collectionCell: CollectionCellProperties { .shared }
  /// The properties of a flow layout.
  public static var flowLayout: FlowLayoutProperties { .shared }
  /// The properties of a table view.
  public static var tableView: TableViewProperties { .shared }
  /// The properties of a section of a static table.
  public static var tableSection: TableSectionProperties { .shared }
  /// The properties of a cell of a table view.
  public static var tableCell: TableCellProperties { .shared }
  /// The properties that cells of tables and collections share.
  public static var cell: CellProperties { .shared }
  /// The properties that every view controller has.
  public static var controller: ControllerProperties { .shared }
  /// The properties of controllers of tables and collections.
  public static var listController: ListControllerProperties { .shared }
  /// The properties of a controller that stands for one of another storyboard.
  public static var controllerPlaceholder: ControllerPlaceholderProperties { .shared }
  /// The properties of a navigation controller.
  public static var navigationController: NavigationControllerProperties { .shared }
  /// The properties of a tab bar controller.
  public static var tabBarController: TabBarControllerProperties { .shared }
  /// The controllers inside a container, where old documents write them in place of segues.
  static var containment: ContainmentProperties { .shared }
  /// The properties of a split view controller.
  public static var splitViewController: SplitViewControllerProperties { .shared }
  /// The properties of a range of text.
  static var range: RangeProperties { .shared }
  /// The properties of an image or a color that a document keeps.
  static var resource: ResourceProperties { .shared }
  /// The properties of a color.
  static var color: ColorProperties { .shared }
  /// The coordinates of a point or the corner of a rectangle.
  static var point: PointProperties { .shared }
  /// The lengths of a size or a rectangle.
  static var size: SizeProperties { .shared }
  /// Distances that are written as least and greatest coordinates.
  static var inset: InsetProperties { .shared }
  /// Distances by sides, and by the direction of the language.
  static var edges: EdgeProperties { .shared }
  /// The sides and distances that follow a superview's size.
  static var autoresizingMask: AutoresizingMaskProperties { .shared }
  /// The properties of an image that is written as an element.
  static var imageReference: ImageReferenceProperties { .shared }
  /// The size and weight that a symbol is asked for with.
  static var symbolConfiguration: SymbolConfigurationProperties { .shared }
  /// The properties of a font.
  static var font: FontProperties { .shared }
  /// The properties of a font inside an attributed string.
  static var attributeFont: AttributeFontProperties { .shared }
  /// The properties of a text that is written as an element.
  static var string: StringProperties { .shared }
  /// The properties of a piece of an attributed string.
  static var fragment: FragmentProperties { .shared }
  /// The attributes of a piece of an attributed string.
  static var textRun: TextRunProperties { .shared }
  /// The properties of a paragraph style.
  static var paragraphStyle: ParagraphStyleProperties { .shared }
  /// The properties of a tab stop.
  static var tabStop: TabStopProperties { .shared }
  /// The properties of a constraint.
  static var constraint: ConstraintProperties { .shared }
  /// The properties of what a size class takes out or puts in.
  static var variationReference: VariationReferenceProperties { .shared }
  /// The properties of a guide of a controller.
  static var layoutGuide: LayoutGuideProperties { .shared }
  /// The properties of a document as a whole.
  static var document: DocumentProperties { .shared }
  /// The properties of the device on whose screen Xcode drew the document.
  static var canvasDevice: CanvasDeviceProperties { .shared }
  /// The text size of the canvas.
  static var accessibilityOverrides: AccessibilityOverrideProperties { .shared }
  /// The properties of the tools and systems that a document was made for.
  static var dependency: DependencyProperties { .shared }
  /// The properties of a scene.
  static var scene: SceneProperties { .shared }
  /// The properties of a value that is set by key path when an object is loaded.
  static var runtimeAttribute: RuntimeAttributeProperties { .shared }
  /// The properties of a segue.
  static var segue: SegueProperties { .shared }
  /// The properties of a connection with code.
  static var connection: ConnectionProperties { .shared }
}

extension UnusedProperties {
  /// The traits of an object for assistive technologies, each written as `YES`.
  static let accessibilityTrait = UnusedProperties([
    UnusedProperty("none", .bool, .implied),
    UnusedProperty("button", .bool, .implied),
    UnusedProperty("link", .bool, .implied),
    UnusedProperty("image", .bool, .implied),
    UnusedProperty("selected", .bool, .implied),
    UnusedProperty("staticText", .bool, .implied),
    UnusedProperty("header", .bool, .implied),
    UnusedProperty("searchField", .bool, .implied),
    UnusedProperty("playsSound", .bool, .implied),
    UnusedProperty("keyboardKey", .bool, .implied),
    UnusedProperty("summaryElement", .bool, .implied),
    UnusedProperty("notEnabled", .bool, .implied),
    UnusedProperty("updatesFrequently", .bool, .implied),
    UnusedProperty("startsMediaSession", .bool, .implied),
    UnusedProperty("adjustable", .bool, .implied),
    UnusedProperty("allowsDirectInteraction", .bool, .implied),
    UnusedProperty("causesPageTurn", .bool, .implied),
  ])
  /// The properties of views on the first level of a document.
  static let window = UnusedProperties([
    UnusedProperty("simulatedDestinationMetrics", .anyElement, .designTime),
    UnusedProperty("simulatedOrientationMetrics", .anyElement, .designTime),
  ])
  /// The properties of views that are drawn as empty boxes: maps, web pages, scenes and video.
  static let emptyBox = UnusedProperties([
    UnusedProperty("mapType", .name, .emptyBox),
    UnusedProperty("showsUserLocation", .bool, .emptyBox),
    UnusedProperty("showsScale", .bool, .emptyBox),
    UnusedProperty("showsPointsOfInterest", .bool, .emptyBox),
    UnusedProperty("pitchEnabled", .bool, .emptyBox),
    UnusedProperty("zoomEnabled", .bool, .emptyBox),
    UnusedProperty("scrollEnabled", .bool, .emptyBox),
    UnusedProperty("rotateEnabled", .bool, .emptyBox),
    UnusedProperty("allowsBackForwardNavigationGestures", .bool, .emptyBox),
    UnusedProperty("allowsLinkPreview", .bool, .emptyBox),
    UnusedProperty("customUserAgent", .name, .emptyBox),
    UnusedProperty("scalesPageToFit", .bool, .emptyBox),
    UnusedProperty("dataDetectorTypes", .anyElement, .emptyBox),
    UnusedProperty("configuration", .element(["wkWebViewConfiguration"]), .emptyBox),
    UnusedProperty("enableSetNeedsDisplay", .bool, .emptyBox),
    UnusedProperty("sceneName", .name, .emptyBox),
    UnusedProperty("colorPixelFormat", .name, .emptyBox),
    UnusedProperty("depthStencilPixelFormat", .name, .emptyBox),
  ])
  /// The background of a button with a configuration.
  static let backgroundConfiguration = UnusedProperties([
    UnusedProperty("image", .image, .notDrawn),
    UnusedProperty("imageContentMode", .name, .notDrawn),
  ])
  /// The properties of the control by which a list is pulled down to refresh it.
  static let refreshControl = UnusedProperties([
    UnusedProperty("attributedTitle", .element(["attributedString"]), .passingState),
  ])
  /// The properties of the content view of a table view's cell.
  static let tableCellContent = UnusedProperties([
    UnusedProperty("tableViewCell", .reference, .implied),
  ])
  /// The properties of a controller whose pages are turned, and of controllers that show video.
  static let pageController = UnusedProperties([
    UnusedProperty("transitionStyle", .name, .interaction),
    UnusedProperty("navigationOrientation", .name, .interaction),
    UnusedProperty("spineLocation", .name, .interaction),
    UnusedProperty("pageSpacing", .number, .interaction),
    UnusedProperty("doubleSided", .bool, .interaction),
    UnusedProperty("videoGravity", .name, .emptyBox),
    UnusedProperty("preferredFramesPerSecond", .number, .emptyBox),
  ])
  /// The properties of gesture recognizers.
  static let gestureRecognizer = UnusedProperties([
    UnusedProperty("enabled", .bool, .interaction),
    UnusedProperty("cancelsTouchesInView", .bool, .interaction),
    UnusedProperty("delaysTouchesBegan", .bool, .interaction),
    UnusedProperty("delaysTouchesEnded", .bool, .interaction),
    UnusedProperty("numberOfTapsRequired", .number, .interaction),
    UnusedProperty("numberOfTouchesRequired", .number, .interaction),
    UnusedProperty("minimumNumberOfTouches", .number, .interaction),
    UnusedProperty("maximumNumberOfTouches", .number, .interaction),
    UnusedProperty("allowableMovement", .number, .interaction),
    UnusedProperty("minimumPressDuration", .number, .interaction),
    UnusedProperty("direction", .name, .interaction),
  ])
  /// The properties of the owner of a file and of the first responder.
  static let placeholder = UnusedProperties([
    UnusedProperty("placeholderIdentifier", .name, .naming),
  ])
  /// The properties of the controller that showed the results of a search before iOS 8.
  static let searchDisplayController = UnusedProperties([
    UnusedProperty("searchResultsTitle", .text, .obsolete),
  ])
  /// The type of a value, which its element says too.
  static let value = UnusedProperties([
    UnusedProperty("type", .name, .implied),
  ])
  /// The name of a property that is set to nothing, as old documents write it.
  static let unsetProperty = UnusedProperties([
    UnusedProperty("name", .name, .implied),
  ])
  /// The distance of a title's shadow, as old documents write it.
  static let offset = UnusedProperties([
    UnusedProperty("horizontal", .number, .obsolete),
    UnusedProperty("vertical", .number, .obsolete),
  ])
  /// The properties of a bar's appearance of iOS 13 and later.
  static let appearance = UnusedProperties([
    UnusedProperty("backgroundColor", .element(["color"]), .notDrawn),
  ])
  /// The edges at which a controller's view reaches under bars, each written as `YES`.
  static let extendedEdge = UnusedProperties([
    UnusedProperty("top", .bool, .implied),
    UnusedProperty("left", .bool, .implied),
    UnusedProperty("bottom", .bool, .implied),
    UnusedProperty("right", .bool, .implied),
  ])
  /// The value of a number or a switch that is written as an element.
  static let literal = UnusedProperties([
    UnusedProperty("value", .name, .implied),
  ])
}

/// The elements of the format, each with its properties.
///
/// Interface Builder's format has no published schema. The elements are those of public documents
/// of Xcode 5 to 16.
enum Elements {
  /// Views.
  static let viewRows: [ElementRow] = [
    ElementRow("view", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, UnusedProperties.window]),
    ElementRow("window", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, UnusedProperties.window]),
    ElementRow("containerView", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared]),
    ElementRow("inputView", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared]),
    ElementRow("calendarView", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared]),
    ElementRow("pickerView", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared]),
    ElementRow("visualEffectView", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, ContentProperties.shared, VisualEffectViewProperties.shared]),
    ElementRow("label", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, LabelProperties.shared]),
    ElementRow("imageView", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, ImageViewProperties.shared]),
    ElementRow("stackView", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, StackViewProperties.shared]),
    ElementRow("scrollView", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, ScrollViewProperties.shared]),
    ElementRow("textView", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, ScrollViewProperties.shared, TextViewProperties.shared]),
    ElementRow("tableView", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, ScrollViewProperties.shared, TableViewProperties.shared]),
    ElementRow("tableViewHeaderFooterView", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared]),
    ElementRow("tableViewCell", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, ContentProperties.shared, CellProperties.shared, TableCellProperties.shared]),
    ElementRow("tableViewCellContentView", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, UnusedProperties.tableCellContent]),
    ElementRow("collectionView", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, ScrollViewProperties.shared, CollectionViewProperties.shared]),
    ElementRow("collectionViewCell", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, ContentProperties.shared, CellProperties.shared, CollectionCellProperties.shared]),
    ElementRow("collectionViewCellContentView", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared]),
    ElementRow("collectionReusableView", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, CellProperties.shared]),
    ElementRow("navigationBar", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, BarProperties.shared, NavigationBarProperties.shared]),
    ElementRow("toolbar", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, BarProperties.shared]),
    ElementRow("tabBar", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, BarProperties.shared, TabBarProperties.shared]),
    ElementRow("searchBar", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, BarProperties.shared, SearchBarProperties.shared]),
    ElementRow("mapView", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, UnusedProperties.emptyBox]),
    ElementRow("wkWebView", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, UnusedProperties.emptyBox]),
    ElementRow("webView", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, UnusedProperties.emptyBox]),
    ElementRow("sceneKitView", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, UnusedProperties.emptyBox]),
    ElementRow("arscnView", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, UnusedProperties.emptyBox]),
    ElementRow("arskView", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, UnusedProperties.emptyBox]),
    ElementRow("skView", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, UnusedProperties.emptyBox]),
    ElementRow("glkView", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, UnusedProperties.emptyBox]),
    ElementRow("mtkView", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, UnusedProperties.emptyBox]),
  ]
  /// Controls.
  static let controlRows: [ElementRow] = [
    ElementRow("button", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, ControlProperties.shared, ButtonProperties.shared, ButtonStatesProperties.shared]),
    ElementRow("textField", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, ControlProperties.shared, TextFieldProperties.shared]),
    ElementRow("switch", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, ControlProperties.shared, SwitchProperties.shared]),
    ElementRow("slider", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, ControlProperties.shared, SliderProperties.shared]),
    ElementRow("stepper", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, ControlProperties.shared, StepperProperties.shared]),
    ElementRow("segmentedControl", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, ControlProperties.shared, SegmentedControlProperties.shared]),
    ElementRow("segment", [ObjectProperties.shared, SegmentProperties.shared]),
    ElementRow("pageControl", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, ControlProperties.shared, PageControlProperties.shared]),
    ElementRow("progressView", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, ProgressViewProperties.shared]),
    ElementRow("activityIndicatorView", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, ActivityIndicatorProperties.shared]),
    ElementRow("datePicker", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, ControlProperties.shared, DatePickerProperties.shared]),
    ElementRow("colorWell", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, ControlProperties.shared]),
    ElementRow("refreshControl", [ObjectProperties.shared, ViewProperties.shared, LayoutProperties.shared, ControlProperties.shared, UnusedProperties.refreshControl]),
    ElementRow("state", [ButtonStateProperties.shared]),
    ElementRow("buttonConfiguration", [ButtonConfigurationProperties.shared]),
    ElementRow("listContentConfiguration", [ListContentConfigurationProperties.shared]),
    ElementRow("backgroundConfiguration", [UnusedProperties.backgroundConfiguration]),
    ElementRow("accessibility", [AccessibilityProperties.shared]),
    ElementRow("accessibilityTraits", [UnusedProperties.accessibilityTrait]),
    ElementRow("textInputTraits", [TextInputTraitProperties.shared]),
    ElementRow("textAttributes", [TextAttributesProperties.shared]),
  ]
  /// Controllers and their items.
  static let controllerRows: [ElementRow] = [
    ElementRow("viewController", [ObjectProperties.shared, ControllerProperties.shared]),
    ElementRow("hostingController", [ObjectProperties.shared, ControllerProperties.shared]),
    ElementRow("tableViewController", [ObjectProperties.shared, ControllerProperties.shared, ListControllerProperties.shared]),
    ElementRow("collectionViewController", [ObjectProperties.shared, ControllerProperties.shared, ListControllerProperties.shared]),
    ElementRow("navigationController", [ObjectProperties.shared, ControllerProperties.shared, NavigationControllerProperties.shared, ContainmentProperties.shared]),
    ElementRow("tabBarController", [ObjectProperties.shared, ControllerProperties.shared, TabBarControllerProperties.shared, ContainmentProperties.shared]),
    ElementRow("splitViewController", [ObjectProperties.shared, ControllerProperties.shared, SplitViewControllerProperties.shared, ContainmentProperties.shared]),
    ElementRow("pageViewController", [ObjectProperties.shared, ControllerProperties.shared, UnusedProperties.pageController]),
    ElementRow("avPlayerViewController", [ObjectProperties.shared, ControllerProperties.shared, UnusedProperties.pageController]),
    ElementRow("glkViewController", [ObjectProperties.shared, ControllerProperties.shared, UnusedProperties.pageController]),
    ElementRow("viewControllerPlaceholder", [ObjectProperties.shared, ControllerProperties.shared, ControllerPlaceholderProperties.shared]),
    ElementRow("searchDisplayController", [ObjectProperties.shared, UnusedProperties.searchDisplayController]),
    ElementRow("placeholder", [ObjectProperties.shared, UnusedProperties.placeholder]),
    ElementRow("exit", [ObjectProperties.shared]),
    ElementRow("customObject", [ObjectProperties.shared]),
    ElementRow("navigationItem", [ObjectProperties.shared, NavigationItemProperties.shared]),
    ElementRow("barButtonItem", [ObjectProperties.shared, BarItemProperties.shared, BarButtonItemProperties.shared]),
    ElementRow("tabBarItem", [ObjectProperties.shared, BarItemProperties.shared, TabBarItemProperties.shared]),
    ElementRow("tableViewSection", [ObjectProperties.shared, TableSectionProperties.shared]),
    ElementRow("collectionViewFlowLayout", [ObjectProperties.shared, FlowLayoutProperties.shared]),
    ElementRow("collectionViewLayout", [ObjectProperties.shared]),
    ElementRow("viewLayoutGuide", [ObjectProperties.shared]),
    ElementRow("keyboardLayoutGuide", [ObjectProperties.shared]),
    ElementRow("viewControllerLayoutGuide", [ObjectProperties.shared, LayoutGuideProperties.shared]),
  ]
  /// Gesture recognizers.
  static let recognizerRows: [ElementRow] = [
    ElementRow("tapGestureRecognizer", [ObjectProperties.shared, UnusedProperties.gestureRecognizer]),
    ElementRow("panGestureRecognizer", [ObjectProperties.shared, UnusedProperties.gestureRecognizer]),
    ElementRow("pinchGestureRecognizer", [ObjectProperties.shared, UnusedProperties.gestureRecognizer]),
    ElementRow("swipeGestureRecognizer", [ObjectProperties.shared, UnusedProperties.gestureRecognizer]),
    ElementRow("rotationGestureRecognizer", [ObjectProperties.shared, UnusedProperties.gestureRecognizer]),
    ElementRow("pongPressGestureRecognizer", [ObjectProperties.shared, UnusedProperties.gestureRecognizer]),
    ElementRow("screenEdgePanGestureRecognizer", [ObjectProperties.shared, UnusedProperties.gestureRecognizer]),
    ElementRow("hoverGestureRecognizer", [ObjectProperties.shared, UnusedProperties.gestureRecognizer]),
    ElementRow("gestureRecognizer", [ObjectProperties.shared, UnusedProperties.gestureRecognizer]),
  ]
  /// Values.
  static let valueRows: [ElementRow] = [
    ElementRow("rect", [PointProperties.shared, SizeProperties.shared]),
    ElementRow("point", [PointProperties.shared]),
    ElementRow("size", [SizeProperties.shared]),
    ElementRow("value", [SizeProperties.shared, UnusedProperties.value]),
    ElementRow("frame", [InsetProperties.shared, SizeProperties.shared]),
    ElementRow("inset", [InsetProperties.shared]),
    ElementRow("edgeInsets", [EdgeProperties.shared]),
    ElementRow("directionalEdgeInsets", [EdgeProperties.shared]),
    ElementRow("extendedEdge", [UnusedProperties.extendedEdge]),
    ElementRow("autoresizingMask", [AutoresizingMaskProperties.shared]),
    ElementRow("color", [ColorProperties.shared]),
    ElementRow("fontDescription", [FontProperties.shared]),
    ElementRow("font", [AttributeFontProperties.shared]),
    ElementRow("imageReference", [ImageReferenceProperties.shared]),
    ElementRow("preferredSymbolConfiguration", [SymbolConfigurationProperties.shared]),
    ElementRow("blurEffect", [BlurEffectProperties.shared]),
    ElementRow("vibrancyEffect", [VibrancyEffectProperties.shared]),
    ElementRow("attributedString", []),
    ElementRow("fragment", [FragmentProperties.shared]),
    ElementRow("attributes", [TextRunProperties.shared]),
    ElementRow("paragraphStyle", [ParagraphStyleProperties.shared]),
    ElementRow("textTab", [TabStopProperties.shared]),
    ElementRow("options", [TabStopProperties.shared]),
    ElementRow("string", [StringProperties.shared]),
    ElementRow("mutableString", [StringProperties.shared]),
    ElementRow("bool", [UnusedProperties.literal]),
    ElementRow("integer", [UnusedProperties.literal]),
    ElementRow("real", [UnusedProperties.literal]),
    ElementRow("range", [RangeProperties.shared]),
    ElementRow("nil", [UnusedProperties.unsetProperty]),
    ElementRow("offsetWrapper", [UnusedProperties.offset]),
    ElementRow("navigationBarAppearance", [UnusedProperties.appearance], hasFreeKeys: true),
    ElementRow("tabBarAppearance", [UnusedProperties.appearance], hasFreeKeys: true),
    ElementRow("toolbarAppearance", [UnusedProperties.appearance], hasFreeKeys: true),
    ElementRow("freeformSimulatedSizeMetrics", [], hasFreeKeys: true),
    ElementRow("fixedSimulatedSizeMetrics", [], hasFreeKeys: true),
    ElementRow("customFonts", [], hasFreeKeys: true),
    ElementRow("array", [], hasFreeKeys: true),
    ElementRow("mutableArray", [], hasFreeKeys: true),
  ]
  /// Structure.
  static let structureRows: [ElementRow] = [
    ElementRow("document", [DocumentProperties.shared]),
    ElementRow("device", [CanvasDeviceProperties.shared]),
    ElementRow("accessibilityOverrides", [AccessibilityOverrideProperties.shared]),
    ElementRow("dependencies", []),
    ElementRow("deployment", [DependencyProperties.shared]),
    ElementRow("capability", [DependencyProperties.shared]),
    ElementRow("resources", []),
    ElementRow("image", [ResourceProperties.shared, SizeProperties.shared]),
    ElementRow("namedColor", [ResourceProperties.shared]),
    ElementRow("systemColor", [ResourceProperties.shared]),
    ElementRow("scenes", []),
    ElementRow("scene", [SceneProperties.shared]),
    ElementRow("objects", []),
    ElementRow("connections", []),
    ElementRow("outlet", [ConnectionProperties.shared]),
    ElementRow("outletCollection", [ConnectionProperties.shared]),
    ElementRow("action", [ConnectionProperties.shared]),
    ElementRow("segue", [ObjectProperties.shared, SegueProperties.shared]),
    ElementRow("constraint", [ConstraintProperties.shared]),
    ElementRow("userDefinedRuntimeAttribute", [RuntimeAttributeProperties.shared]),
    ElementRow("variation", []),
    ElementRow("mask", []),
    ElementRow("exclude", [VariationReferenceProperties.shared]),
    ElementRow("include", [VariationReferenceProperties.shared]),
  ]
  /// Every element that is used.
  static let all: [ElementRow] = viewRows + controlRows + controllerRows + recognizerRows + valueRows + structureRows
  /// The elements that change nothing here, with everything inside of them.
  static let unused: [UnusedElement] = [
    UnusedElement("plugIn", .designTime),
    UnusedElement("inferredMetricsTieBreakers", .designTime),
    UnusedElement("designables", .designTime),
    UnusedElement("classes", .designTime),
    UnusedElement("metadata", .designTime),
    UnusedElement("adaptation", .designTime),
    UnusedElement("userGuides", .designTime),
    UnusedElement("mutableData", .designTime),
    UnusedElement("development", .designTime),
    UnusedElement("simulatedMetricsContainer", .designTime),
    UnusedElement("simulatedNavigationBarMetrics", .designTime),
    UnusedElement("simulatedOrientationMetrics", .designTime),
    UnusedElement("simulatedScreenMetrics", .designTime),
    UnusedElement("simulatedStatusBarMetrics", .designTime),
    UnusedElement("simulatedTabBarMetrics", .designTime),
    UnusedElement("simulatedToolbarMetrics", .designTime),
    UnusedElement("splitViewMasterSimulatedSizeMetrics", .designTime),
    UnusedElement("splitViewDetailSimulatedSizeMetrics", .designTime),
    UnusedElement("modalPageSheetSimulatedSizeMetrics", .designTime),
    UnusedElement("modalFormSheetSimulatedSizeMetrics", .designTime),
    UnusedElement("animations", .interaction),
    UnusedElement("popoverArrowDirection", .interaction),
    UnusedElement("popoverPassthroughViews", .interaction),
    UnusedElement("dataDetectorType", .interaction),
    UnusedElement("dataDetectorTypes", .interaction),
    UnusedElement("wkWebViewConfiguration", .interaction),
    UnusedElement("date", .interaction),
    UnusedElement("timeZone", .interaction),
    UnusedElement("locale", .interaction),
  ]
}

extension ObjectKind {
  /// The elements of the category `view`.
  static let viewNames: [String] = [
    "view",
    "window",
    "containerView",
    "inputView",
    "calendarView",
    "pickerView",
    "visualEffectView",
    "label",
    "imageView",
    "stackView",
    "scrollView",
    "textView",
    "tableView",
    "tableViewHeaderFooterView",
    "tableViewCell",
    "tableViewCellContentView",
    "collectionView",
    "collectionViewCell",
    "collectionViewCellContentView",
    "collectionReusableView",
    "navigationBar",
    "toolbar",
    "tabBar",
    "searchBar",
    "mapView",
    "wkWebView",
    "webView",
    "sceneKitView",
    "arscnView",
    "arskView",
    "skView",
    "glkView",
    "mtkView",
    "button",
    "textField",
    "switch",
    "slider",
    "stepper",
    "segmentedControl",
    "pageControl",
    "progressView",
    "activityIndicatorView",
    "datePicker",
    "colorWell",
    "refreshControl",
  ]
  /// The elements of the category `viewController`.
  static let viewControllerNames: [String] = [
    "viewController",
    "hostingController",
    "tableViewController",
    "collectionViewController",
    "navigationController",
    "tabBarController",
    "splitViewController",
    "pageViewController",
    "avPlayerViewController",
    "glkViewController",
    "viewControllerPlaceholder",
  ]
  /// The elements of the category `gestureRecognizer`.
  static let gestureRecognizerNames: [String] = [
    "tapGestureRecognizer",
    "panGestureRecognizer",
    "pinchGestureRecognizer",
    "swipeGestureRecognizer",
    "rotationGestureRecognizer",
    "pongPressGestureRecognizer",
    "screenEdgePanGestureRecognizer",
    "hoverGestureRecognizer",
    "gestureRecognizer",
  ]
}

extension Words {
  /// The way in which content fits its view.
  public enum ContentMode: String, DocumentWord {
    /// Stretched.
    case scaleToFill
    /// Scaled to fit inside.
    case scaleAspectFit
    /// Scaled to cover.
    case scaleAspectFill
    /// Drawn again.
    case redraw
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// At the left.
    case left
    /// At the right.
    case right
    /// In the top left corner.
    case topLeft
    /// In the top right corner.
    case topRight
    /// In the bottom left corner.
    case bottomLeft
    /// In the bottom right corner.
    case bottomRight
  }
  /// The direction that a view's content follows.
  public enum SemanticContent: String, DocumentWord {
    /// The language's.
    case unspecified
    /// That of playing media: never mirrored.
    case playback
    /// That of space: never mirrored.
    case spatial
    /// From left to right.
    case forceLeftToRight
    /// From right to left.
    case forceRightToLeft
  }
  /// The way in which the safe area becomes insets of the content.
  public enum ContentInsetAdjustment: String, DocumentWord {
    /// As the controller decides.
    case automatic
    /// In the directions that scroll.
    case scrollableAxes
    /// Not at all.
    case never
    /// In both directions.
    case always
  }
  /// The direction of a stack view.
  public enum Axis: String, DocumentWord {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }
  /// The way in which a stack view divides its length.
  public enum StackDistribution: String, DocumentWord {
    /// Views fill it.
    case fill
    /// Views are equally long.
    case fillEqually
    /// Views are long in proportion to their content.
    case fillProportionally
    /// Gaps are equally long.
    case equalSpacing
    /// Distances of centers are equally long.
    case equalCentering
  }
  /// The place of a stack view's views across.
  public enum StackAlignment: String, DocumentWord {
    /// From edge to edge.
    case fill
    /// At the edge where reading begins.
    case leading
    /// At the top.
    case top
    /// On the first baselines.
    case firstBaseline
    /// In the middle.
    case center
    /// At the edge where reading ends.
    case trailing
    /// At the bottom.
    case bottom
    /// On the last baselines.
    case lastBaseline
  }
  /// The alignment of lines.
  public enum TextAlignment: String, DocumentWord {
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// At both edges.
    case justified
    /// Where the language begins.
    case natural
  }
  /// The treatment of text that does not fit.
  public enum LineBreakMode: String, DocumentWord {
    /// It is wrapped between words.
    case wordWrap
    /// It is wrapped between characters.
    case characterWrap
    /// It is cut at the edge.
    case clip
    /// Its beginning is replaced by an ellipsis.
    case headTruncation
    /// Its end is replaced by an ellipsis.
    case tailTruncation
    /// Its middle is replaced by an ellipsis.
    case middleTruncation
  }
  /// The line of shrunken text that keeps its place.
  public enum BaselineAdjustment: String, DocumentWord {
    /// The baseline.
    case alignBaselines
    /// The center.
    case alignCenters
    /// The top.
    case none
  }
  /// The frame around a text field.
  public enum BorderStyle: String, DocumentWord {
    /// Not at all.
    case none
    /// By a line.
    case line
    /// By a bezel.
    case bezel
    /// By a rounded rectangle.
    case roundedRect
  }
  /// The moments at which a text field shows its clear button.
  public enum FieldViewMode: String, DocumentWord {
    /// Never.
    case never
    /// While text is edited.
    case whileEditing
    /// Unless text is edited.
    case unlessEditing
    /// Always.
    case always
  }
  /// The look of a button by itself.
  public enum ButtonType: String, DocumentWord {
    /// Only what is set.
    case custom
    /// The system's button.
    case system
    /// The old name of the system's button.
    case roundedRect
    /// A small letter i.
    case infoLight
    /// A small letter i, dark.
    case infoDark
    /// A plus sign.
    case contactAdd
    /// A sign for details.
    case detailDisclosure
    /// A sign for closing.
    case close
  }
  /// The place of content in a control from side to side.
  public enum HorizontalAlignment: String, DocumentWord {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// From edge to edge.
    case fill
    /// At the edge where reading begins.
    case leading
    /// At the edge where reading ends.
    case trailing
  }
  /// The place of content in a control from top to bottom.
  public enum VerticalAlignment: String, DocumentWord {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// From edge to edge.
    case fill
  }
  /// The look of a table view.
  public enum TableStyle: String, DocumentWord {
    /// One list.
    case plain
    /// Groups from edge to edge.
    case grouped
    /// Groups as cards.
    case insetGrouped
  }
  /// The source of a table's or collection's cells.
  public enum DataMode: String, DocumentWord {
    /// From code, by the prototypes in the document.
    case prototypes
    /// From the document.
    case `static`
    /// From code.
    case none
  }
  /// The lines between the rows of a table.
  public enum SeparatorStyle: String, DocumentWord {
    /// The system's.
    case `default`
    /// None.
    case none
    /// A line.
    case singleLine
    /// An etched line.
    case singleLineEtched
  }
  /// The parts that a cell has by itself.
  public enum CellStyle: String, DocumentWord {
    /// Only what is set.
    case custom
    /// An image and a text.
    case basic = "IBUITableViewCellStyleDefault"
    /// A text and a smaller one at the other side.
    case value1 = "IBUITableViewCellStyleValue1"
    /// A small text at the left of another one.
    case value2 = "IBUITableViewCellStyleValue2"
    /// A text and a smaller one below.
    case subtitle = "IBUITableViewCellStyleSubtitle"
  }
  /// The sign at the end of a cell.
  public enum AccessoryType: String, DocumentWord {
    /// Nothing.
    case none
    /// An arrow.
    case disclosureIndicator
    /// A sign for details and an arrow.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A sign for details.
    case detailButton
  }
  /// The part of an object that is constrained.
  public enum LayoutAttribute: String, DocumentWord {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where reading begins.
    case leading
    /// The edge where reading ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The center from side to side.
    case centerX
    /// The center from top to bottom.
    case centerY
    /// The baseline of the last line.
    case lastBaseline = "baseline"
    /// The baseline of the first line.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The top margin.
    case topMargin
    /// The bottom margin.
    case bottomMargin
    /// The margin where reading begins.
    case leadingMargin
    /// The margin where reading ends.
    case trailingMargin
    /// The center between the side margins.
    case centerXWithinMargins
    /// The center between the top and bottom margins.
    case centerYWithinMargins
  }
  /// The comparison of two sides.
  public enum Relation: String, DocumentWord {
    /// Not greater.
    case lessThanOrEqual
    /// Equal.
    case equal
    /// Not less.
    case greaterThanOrEqual
  }
}

/// The reasons why a property or an element changes nothing here.
enum UnusedReason: String, Hashable, Sendable, CaseIterable {
  /// It serves the canvas and the build, and is gone at run time.
  case designTime
  /// It decides how something reacts to people and data, not where it is or how it looks.
  case interaction
  /// It names something for people and code.
  case naming
  /// It changes the look of something that is drawn as an empty box here.
  case emptyBox
  /// It belongs to a state or a moment that no picture of a screen shows, such as a touch.
  case passingState
  /// It repeats what other properties or the class say.
  case implied
  /// The systems that are shown here ignore it.
  case obsolete
  /// It has a small part in the look that is not drawn here; a note tells of a value other than the
  /// default.
  case notDrawn
}
