"""A person at a browser: keys, the mouse, and a look at the page."""
import json
import time

# Keys by name: code, number of Windows' key code, and the text that they write.
# https://chromedevtools.github.io/devtools-protocol/tot/Input/#method-dispatchKeyEvent
KEYS = {"Tab": (9, None), "Enter": (13, "\r"), "Escape": (27, None), "End": (35, None), "Home": (36, None),
        "ArrowLeft": (37, None), "ArrowUp": (38, None), "ArrowRight": (39, None), "ArrowDown": (40, None),
        "Backspace": (8, None), "/": (191, "/")}


class Person:
    """Uses the page of a browser of the module `browser`."""

    def __init__(self, browser):
        self.browser = browser
        browser.call("Runtime.enable")
        browser.call("Log.enable")
        browser.call("Network.enable")

    def open(self, path, fragment=""):
        """Opens a file, anew where only the fragment differs."""
        self.browser.call("Page.navigate", url="about:blank")
        self.browser.events.clear()
        self.browser.call("Page.navigate", url=path.as_uri() + fragment)
        self.wait("document.readyState === 'complete' && location.protocol === 'file:'")

    def open_without_scripts(self, path):
        """Opens a file while the page's own scripts are off; those of the protocol run."""
        self.browser.call("Page.navigate", url=path.as_uri())
        self.wait("document.readyState === 'complete'")

    def look(self, expression):
        """The value of an expression."""
        return self.browser.evaluate(expression)

    def wait(self, expression, seconds=10):
        """Whether an expression becomes true in time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                if self.look(f"!!({expression})"):
                    return True
            except RuntimeError:
                pass  # Between two pages there is none.
            time.sleep(0.02)
        return False

    def text(self, selector):
        """The text that is seen in an element."""
        return self.look(f"document.querySelector({json.dumps(selector)})?.innerText ?? null")

    def count(self, selector):
        """The number of elements that are seen."""
        return self.look(f"[...document.querySelectorAll({json.dumps(selector)})].filter(n => n.checkVisibility()).length")

    def press(self, key, times=1):
        code, text = KEYS[key]
        for _ in range(times):
            event = {"key": key, "code": key, "windowsVirtualKeyCode": code}
            self.browser.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown",
                              **event, **({"text": text} if text else {}))
            self.browser.call("Input.dispatchKeyEvent", type="keyUp", **event)

    def write(self, text):
        self.browser.call("Input.insertText", text=text)

    def click(self, selector):
        """Clicks the middle of an element, as far as it is in view."""
        # Elements that come into view are laid out then, and move it.
        x, y = self.look(f"""(async () => {{
            const node = document.querySelector({json.dumps(selector)});
            for (let frame = 0; frame < 3; frame += 1) {{
                node.scrollIntoView({{block: 'center', behavior: 'instant'}});
                await new Promise(requestAnimationFrame);
            }}
            const box = node.getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2];
        }})()""")
        for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
            self.browser.call("Input.dispatchMouseEvent", type=kind, x=x, y=y,
                              button="none" if kind == "mouseMoved" else "left", clickCount=1)

    def choose(self, selector, value):
        """Chooses an option of a menu; a browser without a window shows no list to click in."""
        self.look(f"""(() => {{
            const node = document.querySelector({json.dumps(selector)});
            node.value = {json.dumps(value)};
            for (const kind of ['input', 'change']) node.dispatchEvent(new Event(kind, {{bubbles: true}}));
        }})()""")

    def set_media(self, media="", scheme="light"):
        self.browser.call("Emulation.setEmulatedMedia", media=media,
                          features=[{"name": "prefers-color-scheme", "value": scheme}])

    def set_size(self, width, height):
        self.browser.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                          mobile=False)

    def faults(self):
        """Errors of scripts and of the browser, and requests beyond the page's own file, since it was opened."""
        self.look("0")
        found = []
        for event in self.browser.events:
            method, values = event["method"], event["params"]
            if method == "Runtime.exceptionThrown":
                found.append(values["exceptionDetails"].get("exception", {}).get("description", "error"))
            elif method == "Log.entryAdded" and values["entry"]["level"] == "error":
                found.append(values["entry"]["text"])
            elif method == "Network.requestWillBeSent":
                address = values["request"]["url"]
                if not address.startswith(("file:", "data:", "blob:", "about:")):
                    found.append("asks for " + address)
        return found


# The contrast of text that is seen, against the colors behind it: the elements below a limit.
# WCAG 2.2, 1.4.3: 4.5 to 1, and 3 to 1 for text of 24 pixels or bold of 18.66.
LOW_CONTRAST = """(() => {
  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const rgba = color => {
    canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = color => {
    const [r, g, b] = color.map(v => v / 255).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.backgroundColor = 'Canvas';
  const canvasColor = rgba(getComputedStyle(probe).backgroundColor).slice(0, 3);
  probe.remove();
  const low = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text; (text = walker.nextNode());) {
    const node = text.parentElement;
    if (!text.data.trim() || !node.checkVisibility({checkOpacity: true}) || node.closest('svg,select,script,style,noscript,[disabled]')) continue;
    const box = node.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    let ground = canvasColor;
    const layers = [];
    for (let around = node; around; around = around.parentElement) {
      layers.push(rgba(getComputedStyle(around).backgroundColor));
      if (layers.at(-1)[3] === 255) break;
    }
    for (const [r, g, b, a] of layers.reverse())
      ground = [r, g, b].map((v, i) => v * a / 255 + ground[i] * (1 - a / 255));
    const style = getComputedStyle(node), ink = rgba(style.color);
    const [a, b] = [light(ink.slice(0, 3)), light(ground)].sort((x, y) => y - x);
    const size = parseFloat(style.fontSize);
    const wanted = size >= 24 || size >= 18.66 && +style.fontWeight >= 700 ? 3 : 4.5;
    if ((a + 0.05) / (b + 0.05) < wanted - 0.005)
      low.add(`${node.localName}.${node.className}: ${((a + 0.05) / (b + 0.05)).toFixed(2)}`);
  }
  return [...low];
})()"""
