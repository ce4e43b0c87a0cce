"""Headless Chromium, driven over the DevTools protocol through a pair of pipes.

The protocol's messages are JSON with a zero byte at the end; no package is needed.
https://chromedevtools.github.io/devtools-protocol/
"""
import base64
import collections
import json
import os
import shutil
import subprocess
import tempfile

# No sandbox, because containers have none; no GPU, because servers have none.
FLAGS = ["--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--font-render-hinting=none",
         "--no-first-run", "--disable-extensions"]
COMMANDS = {
    "headless shell": ["chromium-headless-shell"],
    "chromium": ["chromium", "--headless=new"],
}


def installed():
    """The commands of the browsers that are there, by name."""
    return {name: command for name, command in COMMANDS.items() if shutil.which(command[0])}


class Browser:
    """One running browser with one page."""

    def __init__(self, command, size, scale):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        theirs_in, self.output = os.pipe()
        self.input, theirs_out = os.pipe()

        def connect():
            # The browser reads from descriptor 3 and writes to 4.
            copies = os.dup2(theirs_in, 50), os.dup2(theirs_out, 51)
            for target, copy in zip((3, 4), copies):
                os.dup2(copy, target, inheritable=True)

        flags = [*FLAGS, "--remote-debugging-pipe", f"--user-data-dir={self.profile.name}"]
        self.process = subprocess.Popen([*command, *flags, "about:blank"], preexec_fn=connect,
                                        close_fds=False, start_new_session=True,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(theirs_in)
        os.close(theirs_out)
        self.count, self.session, self.rest = 0, None, b""
        # Events that the browser told without being asked, the newest last.
        self.events = collections.deque(maxlen=10_000)
        page = next(t for t in self.call("Target.getTargets")["targetInfos"] if t["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=page["targetId"],
                                 flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=size[0], height=size[1],
                  deviceScaleFactor=scale, mobile=False)

    def call(self, method, **parameters):
        """Sends a command and returns its result."""
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.output, data):]
        while True:
            answer = json.loads(self.message())
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            if "method" in answer:
                self.events.append(answer)

    def message(self):
        while b"\0" not in self.rest:
            part = os.read(self.input, 1 << 20)
            if not part:
                raise RuntimeError("The browser has ended.")
            self.rest += part
        message, _, self.rest = self.rest.partition(b"\0")
        return message

    def open(self, path):
        """Opens a file and waits for it and its fonts and images."""
        self.call("Page.navigate", url=path.as_uri())
        loaded = ("new Promise(done => { const look = () => document.readyState === 'complete' "
                  "&& location.protocol === 'file:' ? document.fonts.ready.then(done) "
                  ": setTimeout(look, 20); look() })")
        self.evaluate(f"{loaded}.then(() => true)")

    def evaluate(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True,
                           returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(str(result["exceptionDetails"]))
        return result["result"].get("value")

    def screenshot(self, path):
        """Writes a PNG file, at the level that the browser calls fast."""
        shot = self.call("Page.captureScreenshot", format="png", optimizeForSpeed=True)
        path.write_bytes(base64.b64decode(shot["data"]))

    def close(self):
        self.session = None
        self.call("Browser.close")
        self.process.wait()
        os.close(self.input)
        os.close(self.output)
        self.profile.cleanup()
