"""Whoever cannot see the page, or use a mouse, gets along with it."""

from page import Report

# Text on its ground, by the names of the page's colours.
PAIRS = [
    ("--text", "--bg"), ("--text", "--panel"), ("--muted", "--bg"), ("--muted", "--panel"),
    ("--muted", "--stage"), ("--accent", "--panel"), ("--on-accent", "--accent"),
    ("--finding", "--finding-soft"), ("--text", "--finding-soft"), ("--muted", "--finding-soft"),
    ("--text", "--accent-soft"), ("--text", "--runs"), ("--text", "--block"), ("--apart", "--panel"),
    ("--panel", "--finding"), ("--panel", "--apart"),
]


def luminance(color):
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a, b):
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def check(browser, path, checks):
    for dark in (False, True):
        with Report(browser, path, dark=dark) as report:
            colors = report.run(
                """names => Object.fromEntries(names.map(name =>
                [name, getComputedStyle(document.documentElement).getPropertyValue(name).trim()]))""",
                sorted({name for pair in PAIRS for name in pair}))
            for text, ground in PAIRS:
                ratio = contrast(colors[text], colors[ground])
                checks.true(f"contrast of {text} on {ground}, dark {dark}: {ratio:.2f}", ratio >= 4.5)
    with Report(browser, path) as report:
        for view in ("phone", "layers", "compare", "grid"):
            report.go(f"#scenario=push&cell=strategy=native&finding=1&view={view}")
            nameless = report.run(
                """() => [...document.querySelectorAll('button, select, input, [role="slider"], [role="tab"]')]
                .filter(element => element.offsetParent !== null)
                .filter(element => !(element.getAttribute('aria-label') || element.innerText || '').trim())
                .map(element => element.outerHTML.slice(0, 90))""")
            checks.equal(f"{view}: controls without a name", nameless, [])
        report.go("#scenario=push&cell=strategy=native&frame=push+3")
        seen = []
        for _ in range(12):
            report.key("Tab")
            seen.append(report.run("document.activeElement.getAttribute('aria-label') || document.activeElement.innerText || ''"))
        checks.equal("the first stop skips the head", seen[0], "Skip to the content")
        order = [seen.index(name) for name in ("Dark or light", "Keys", "Cell", "Phone") if name in seen]
        checks.true("stops follow the page", len(order) == 4 and order == sorted(order), str(seen))
        text = report.page.locator(".scrubber").get_attribute("aria-valuetext")
        checks.true("the slider tells its place", text.startswith("push +3, "), text)
        label = report.page.locator("canvas.screen").first.get_attribute("aria-label")
        checks.true("the phone tells what the eye sees", "push +3" in label and "left #0000FF" in label, label)
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.goto(path.resolve().as_uri() + "#finding=1")
    name = page.evaluate("getComputedStyle(document.querySelector('.ring')).animationName")
    checks.equal("reduced motion: nothing moves of its own", name, "none")
    context.close()
