import LeavingOut
import Testing

@testable import AppPrograms

/// Names are those in the files `GeneratedAssetSymbols.swift` that Xcode 15 and 16 wrote for public projects.
@Suite("Symbols of asset catalogs")
struct AssetSymbolTests {
  @Test(
    "have Xcode's names",
    arguments: [
      ("AccentColor", "accent"), ("AnsweredColor", "answered"), ("Background", "background"),
      ("errorColor", "error"), ("backgroundColour", "backgroundColour"), ("color1", "color1"),
      ("mainBackgroundColor2", "mainBackgroundColor2"), ("DSTextPrimary", "dsTextPrimary"),
      ("darkGray2", "darkGray2"), ("121212", "_121212"), ("AuthFieldBg", "authFieldBg"),
    ]
  )
  func colors(name: String, symbol: String) {
    #expect(AssetSymbolName.ofAsset(name, .color) == symbol)
  }

  @Test(
    "lose the word of their kind, and begin words after signs and digits",
    arguments: [
      ("Product.1", "product1"), ("Zpp.img", "zppImg"), ("LuLu", "luLu"), ("img.2", "img2"),
      ("onboarding_coach2", "onboardingCoach2"), ("favicon-32x32", "favicon32X32"),
      ("icon-add-to-cart", "iconAddToCart"), ("APCPhoto", "apcPhoto"),
      ("adult_products_image", "adultProducts"), ("Initial-Image", "initial"), ("Image", "image"),
      ("welcomeVCimage", "welcomeVCimage"), ("lore-logo 1", "loreLogo1"), ("1024", "_1024"),
      ("AppIcon-iOS-ClearDark-16x16", "appIconIOSClearDark16X16"), ("BMW", "BMW"), ("M", "M"),
      ("Gemini_Generated_Image_7vf8eq7vf8eq7vf8", "geminiGeneratedImage7Vf8Eq7Vf8Eq7Vf8"),
      ("A-1-1-0", "A_1_1_0"), ("arrow_basic_e", "arrowBasicE"),
      ("halfCloseLeftEye", "halfCloseLeftEye"),
    ]
  )
  func images(name: String, symbol: String) {
    #expect(AssetSymbolName.ofAsset(name, .image) == symbol)
  }

  @Test(
    "have namespaces of folders",
    arguments: [("iconPreviews", "IconPreviews"), ("GameUI", "GameUI")]
  )
  func groups(name: String, symbol: String) {
    #expect(AssetSymbolName.ofGroup(name) == symbol)
  }

  @Test("are there for the sources of the module")
  func symbols() throws {
    let color =
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"#
      + #""red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}"#
    let app = try BuiltApp(
      [
        (
          "Harbor",
          [
            "Harbor.swift": """
            import SwiftUI
            import UIKit
            extension UIColor { static let owned = UIColor.red }
            #Preview("Harbor") {
              VStack {
                Text("Harbor").foregroundStyle(.brand).background(Color(.Sea.deepBlue))
                Image(.logo)
                Label("Harbor", image: .logo)
              }
              .onAppear { print(UIColor.brand, UIColor.owned, UIImage(resource: .logo), Color.brand) }
            }
            """
          ]
        )
      ],
      resources: [
        "Assets.xcassets/brandColor.colorset/Contents.json": color,
        "Assets.xcassets/owned.colorset/Contents.json": color,
        "Assets.xcassets/+.colorset/Contents.json": color,
        "Assets.xcassets/Sea/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
        "Assets.xcassets/Sea/deep blue.colorset/Contents.json": color,
        "Assets.xcassets/logo.imageset/Contents.json": #"{"images": []}"#,
      ]
    )
    let module = try #require(app.program.summary.modules.first)
    #expect(module.errors.isEmpty)
    #expect(module.omissions.map(\.reason) == [])
    #expect(try app.shown(of: ["Harbor"]) == ["Harbor"])
  }
}
