"""A report in a browser, with whatever it should not do written down."""

from pathlib import Path


class Report:
    """A page that was opened from a file."""

    def __init__(self, browser, path, width=1280, height=900, dark=False, hash=""):
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
        )
        self.page = self.context.new_page()
        self.trouble = []
        self.requests = []
        url = Path(path).resolve().as_uri()
        self.url = url
        self.page.on("console", self.on_console)
        self.page.on("pageerror", lambda error: self.trouble.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.goto(url + hash)

    def on_console(self, message):
        if message.type in ("error", "warning"):
            self.trouble.append(message.text)

    def __enter__(self):
        return self

    def __exit__(self, kind, value, trace):
        self.context.close()

    def state(self):
        return self.page.evaluate("navsim.state()")

    def run(self, script, argument=None):
        return self.page.evaluate(script, argument)

    def key(self, name):
        self.page.keyboard.press(name)

    def go(self, hash):
        """Follows a link into the page."""
        self.page.evaluate("hash => { location.hash = hash }", hash)
        self.page.wait_for_timeout(60)

    def overflow(self):
        """How far the page is wider than its window."""
        return self.run("document.documentElement.scrollWidth - innerWidth")


class Checks:
    """Claims that are counted; the first that fail are told."""

    def __init__(self):
        self.count = 0
        self.failures = []

    def equal(self, what, found, expected):
        self.count += 1
        if found != expected:
            self.failures.append(f"{what}: {found!r} instead of {expected!r}")

    def true(self, what, condition, detail=""):
        self.count += 1
        if not condition:
            self.failures.append(f"{what} {detail}".strip())
