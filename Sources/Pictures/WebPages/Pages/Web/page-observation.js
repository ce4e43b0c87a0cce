/** The expression that measures a page in the browser. */
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
