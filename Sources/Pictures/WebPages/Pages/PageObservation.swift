public import JSONText

/// A page in one category, as the browser laid it out; lengths in points.
public struct PageObservation: Hashable, Sendable {
  /// A text with the element that holds it.
  public struct Text: Hashable, Sendable {
    /// The position of the element in the page, the same in every category.
    public var path: String
    /// The name, class and identifier of the element, as a selector.
    public var selector: String
    /// The beginning of the text.
    public var text: String
    /// The font size.
    public var size: Double
    /// The edge at which the text is cut, or `nil`.
    public var cut: String?
    /// The frame: left, top, width, height.
    public var frame: [Double]
  }

  /// The texts in the order of the page.
  public var texts: [Text]
  /// The width that the content needs.
  public var contentWidth: Double
  /// The width of the view.
  public var viewWidth: Double
  /// The height of the content.
  public var height: Double
  /// The element that reaches farthest to the right, where the page scrolls sideways.
  public var widest: String?

  /// Creates an observation from what the measuring script returns, or `nil` where parts are missing.
  public init?(_ value: JSONValue) {
    guard let width = value["contentWidth"]?.number, let view = value["viewWidth"]?.number,
      let height = value["height"]?.number, let texts = value["texts"]?.elements
    else { return nil }
    (contentWidth, viewWidth, self.height) = (width, view, height)
    widest = value["widest"]?.text
    self.texts = texts.compactMap { text in
      guard let path = text["path"]?.text, let size = text["size"]?.number else { return nil }
      return Text(
        path: path,
        selector: text["selector"]?.text ?? path,
        text: text["text"]?.text ?? "",
        size: size,
        cut: text["cut"]?.text,
        frame: text["frame"]?.elements?.compactMap(\.number) ?? []
      )
    }
  }

  /// The expression that measures a page in the browser.
  static let script = #"""
    (() => {
      const visible = node => node.checkVisibility
        ? node.checkVisibility({checkOpacity: true, checkVisibilityCSS: true}) : true
      const place = node => {
        const parts = []
        for (; node && node !== document.documentElement; node = node.parentElement)
          parts.unshift(node.localName + ':' + [...node.parentElement.children].indexOf(node))
        return parts.join('>')
      }
      const selector = node => node.localName + (node.id ? '#' + node.id : '')
        + [...node.classList].map(name => '.' + name).join('')
      const root = document.documentElement
      const scroller = document.scrollingElement || root
      const clips = value => value === 'hidden' || value === 'clip'
      const cutBy = (rect, node, size) => {
        for (let box = node; box && box !== document.body && box !== root; box = box.parentElement) {
          const style = getComputedStyle(box), edge = box.getBoundingClientRect()
          if (edge.width < 2 || edge.height < 2) return null
          if (clips(style.overflowY) && rect.bottom > edge.bottom + size / 4) return 'bottom'
          if (clips(style.overflowX) && (rect.right > edge.right + 1 || rect.left < edge.left - 1)) return 'side'
          if (style.overflowX === 'auto' || style.overflowX === 'scroll'
            || style.overflowY === 'auto' || style.overflowY === 'scroll') return null
          if (style.position === 'fixed') break
        }
        const sideways = getComputedStyle(root).overflowX, inner = getComputedStyle(document.body || root).overflowX
        return (clips(sideways) || clips(inner)) && rect.right > root.clientWidth + 1 ? 'side' : null
      }
      const texts = []
      const walker = document.createTreeWalker(document.body || root, NodeFilter.SHOW_TEXT)
      const seen = new Map()
      for (let node; (node = walker.nextNode());) {
        const text = node.data.replace(/\s+/g, ' ').trim(), parent = node.parentElement
        if (!text || !parent || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'TITLE'].includes(parent.tagName)
          || !visible(parent)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const rect = range.getBoundingClientRect()
        if (rect.width < 1 || rect.height < 1) continue
        const size = parseFloat(getComputedStyle(parent).fontSize)
        const known = seen.get(parent)
        const cut = cutBy(rect, parent, size)
        if (known) { known.cut = known.cut || cut; continue }
        const item = {path: place(parent), selector: selector(parent), text: text.slice(0, 60), size, cut,
          frame: [rect.left + scrollX, rect.top + scrollY, rect.width, rect.height]}
        seen.set(parent, item)
        texts.push(item)
        if (texts.length >= 3000) break
      }
      let widest = null, right = root.clientWidth + 1
      if (scroller.scrollWidth > root.clientWidth + 1 && !clips(getComputedStyle(root).overflowX))
        for (const node of document.body ? document.body.querySelectorAll('*') : []) {
          const edge = node.getBoundingClientRect().right + scrollX
          if (edge > right && visible(node)) { right = edge; widest = selector(node) }
        }
      return {contentWidth: scroller.scrollWidth, viewWidth: root.clientWidth, height: scroller.scrollHeight,
        widest, texts}
    })()
    """#
}
