// The names of attributes of a text; those of UIKit have the same texts.

/// The name of the font.
public let kCTFontAttributeName = "NSFont"
/// The name of the distance between letters.
public let kCTKernAttributeName = "NSKern"
/// The name of the tracking.
public let kCTTrackingAttributeName = "CTTracking"
/// The name of ligatures.
public let kCTLigatureAttributeName = "NSLigature"
/// The name of the color of letters.
public let kCTForegroundColorAttributeName = "CTForegroundColor"
/// The name of the color behind letters.
public let kCTBackgroundColorAttributeName = "CTBackgroundColor"
/// The name of the style of the paragraph.
public let kCTParagraphStyleAttributeName = "NSParagraphStyle"
/// The name of the width of outlines.
public let kCTStrokeWidthAttributeName = "NSStrokeWidth"
/// The name of the color of outlines.
public let kCTStrokeColorAttributeName = "CTStrokeColor"
/// The name of the underline.
public let kCTUnderlineStyleAttributeName = "NSUnderline"
/// The name of the color of the underline.
public let kCTUnderlineColorAttributeName = "CTUnderlineColor"
/// The name of raised letters.
public let kCTSuperscriptAttributeName = "NSSuperScript"
/// The name of the distance from the baseline.
public let kCTBaselineOffsetAttributeName = "NSBaselineOffset"
/// The name of the language.
public let kCTLanguageAttributeName = "NSLanguage"
/// The name of the delegate of a run.
public let kCTRunDelegateAttributeName = "CTRunDelegate"
/// The name of the color of the context.
public let kCTForegroundColorFromContextAttributeName = "CTForegroundColorFromContext"
