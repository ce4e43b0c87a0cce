/** The expression that the browser evaluates. */
(() => {
  const scroller = document.scrollingElement || document.documentElement
  return {width: scroller.scrollWidth, height: scroller.scrollHeight, title: document.title,
    scale: window.visualViewport ? visualViewport.scale : 1}
})()
