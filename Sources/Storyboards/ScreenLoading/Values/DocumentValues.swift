import DynamicType
import HeadlessUIKit
import InterfaceBuilder

/// The resolvers that turn values of a document into values of views.
struct DocumentValues {
  let texts: TextResolver
  let colors: ColorResolver
  let fonts: FontResolver
  let images: ImageResolver
  let attributedTexts: AttributedTextResolver

  init(
    of document: InterfaceDocument,
    in environment: ScreenEnvironment,
    resources: ScreenResources,
    options: LoadOptions,
    policy: any LoadingPolicy,
    findings: FindingSink
  ) {
    texts = TextResolver(
      of: document,
      in: environment.language,
      resources: resources,
      usesProjectTexts: policy.choices.usesProjectTexts
    )
    colors = ColorResolver(resources: resources)
    fonts = FontResolver(
      traits: UITraitCollection(
        preferredContentSizeCategory: environment.category,
        systemVersion: options.generation.version
      ),
      projectFonts: options.fonts,
      customClasses: options.customClasses,
      policy: policy,
      findings: findings
    )
    images = ImageResolver(
      resources: resources,
      sizes: document.resources,
      fonts: fonts,
      usesProjectImages: policy.choices.usesProjectImages,
      findings: findings
    )
    attributedTexts = AttributedTextResolver(texts: texts, fonts: fonts, colors: colors)
  }
}
