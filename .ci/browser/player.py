"""What a page of one scenario must do."""

from pathlib import Path

import access
from page import Report
from traces import eye_by_place, run

PUSH = "Scenarios/basics/push.navsim"


def check(browser, navsim, work, checks):
    path = Path(work) / "push.html"
    run(navsim, "view", PUSH, "-o", path)
    frames(browser, navsim, path, checks)
    keys(browser, path, checks)
    links(browser, path, checks)
    compare(browser, path, checks)
    click(browser, path, checks)
    used(browser, navsim, work, checks)
    rings(browser, navsim, work, checks)
    sizes(browser, path, checks)
    access.check(browser, path, checks)
    same_bytes(navsim, work, path, checks)
    foreign_texts(browser, navsim, work, checks)


def quiet(report, what, checks):
    checks.equal(f"{what}: console", report.trouble, [])
    others = [url for url in report.requests if not url.startswith(report.url)]
    checks.equal(f"{what}: requests", others, [])


def frames(browser, navsim, path, checks):
    """Scrubbing to a frame shows that frame's values."""
    cells = {0: "strategy=native", 1: "strategy=meituan"}
    with Report(browser, path) as report:
        for number, cell in cells.items():
            for place, values in eye_by_place(navsim, PUSH, cell, "push").items():
                frame = report.run("([cell, place]) => { navsim.seek(cell, 0); return navsim.frameNamed(place) }", [number, place])
                report.run("([cell, frame]) => navsim.seek(cell, frame)", [number, frame])
                shown = report.page.locator(".place").inner_text().replace(" +", "+")
                checks.equal(f"{cell} {place}: the place", shown, place)
                # The table of what the eye sees, as it stands on the page.
                rows = report.page.locator(".why .values tr").all_inner_texts()
                table = dict(row.split() for row in rows)
                for name, value in values.items():
                    checks.equal(f"{cell} {place}: eye.{name}", table.get("eye." + name), value)
        quiet(report, "frames", checks)


def keys(browser, path, checks):
    """Every key works."""
    with Report(browser, path) as report:
        def after(key, member):
            report.key(key)
            return report.state()[member]

        report.run("navsim.seek(0, 5)")
        checks.equal("ArrowRight", after("ArrowRight", "frame"), 6)
        checks.equal("ArrowLeft", after("ArrowLeft", "frame"), 5)
        checks.equal("Shift+ArrowRight", after("Shift+ArrowRight", "frame"), 15)
        checks.equal("Shift+ArrowLeft", after("Shift+ArrowLeft", "frame"), 5)
        checks.equal("End", after("End", "frame"), report.state()["count"] - 1)
        checks.equal("Home", after("Home", "frame"), 0)
        for key, speed in (("2", 0.5), ("3", 0.25), ("4", 0.1), ("1", 1)):
            checks.equal(f"key {key}", after(key, "speed"), speed)
        checks.equal("]", after("]", "finding"), 0)
        checks.equal("] goes to its frame", report.state()["place"], "push +0")
        checks.equal("Escape", after("Escape", "finding"), None)
        checks.equal("[", after("[", "finding"), 0)
        for key, view in (("l", "layers"), ("c", "compare"), ("g", "grid"), ("p", "phone")):
            checks.equal(f"key {key}", after(key, "view"), view)
        for key, blend in (("w", "wipe"), ("d", "difference"), ("s", "side")):
            checks.equal(f"key {key}", after(key, "blend"), blend)
        report.run("navsim.seek(0, 0)")
        checks.equal("n", after("n", "place"), "push +0")
        checks.equal("ArrowDown", after("ArrowDown", "cell"), 1)
        checks.equal("ArrowUp", after("ArrowUp", "cell"), 0)
        theme = report.run("document.documentElement.dataset.theme ?? ''")
        report.key("t")
        checks.true("t turns the colours", report.run("document.documentElement.dataset.theme") != theme)
        report.key("?")
        checks.true("? opens the help", report.page.locator("dialog.help").is_visible())
        report.key("Escape")
        checks.true("Escape closes it", not report.page.locator("dialog.help").is_visible())
        report.run("navsim.seek(0, 0)")
        report.key("3")
        report.key("Space")
        report.page.wait_for_timeout(400)
        checks.true("Space plays", report.state()["frame"] > 3, str(report.state()["frame"]))
        if not report.state()["isPlaying"]:
            # A loaded machine has played to the end meanwhile.
            report.run("navsim.seek(0, 0)")
            report.key("Space")
        report.key("Space")
        checks.equal("Space pauses", report.state()["isPlaying"], False)
        quiet(report, "keys", checks)


def links(browser, path, checks):
    """Links lead to cell, frame and finding, and the address says where one is."""
    with Report(browser, path, hash="#cell=strategy=meituan&frame=push+7") as report:
        checks.equal("link: cell", report.state()["cell"], 1)
        checks.equal("link: frame", report.state()["place"], "push +7")
        report.go("#scenario=push&cell=strategy=native&finding=1")
        checks.equal("link: finding", report.state()["finding"], 0)
        checks.equal("link: its frame", report.state()["place"], "push +0")
        report.go("#scenario=push&cell=strategy=native&frame=push%20end+0&view=layers")
        checks.equal("link: push end", report.state()["place"], "push end +0")
        checks.equal("link: view", report.state()["view"], "layers")
        report.key("ArrowLeft")
        report.page.wait_for_timeout(250)
        hash = report.run("location.hash")
        checks.true("the address names the frame", "frame=push+29" in hash, hash)
        report.go("#cell=nothing=there&frame=%E0%A4%A&finding=99")
        checks.true("a link to nothing opens something", report.state()["page"] == "scenario")
        quiet(report, "links", checks)


def compare(browser, path, checks):
    """Two cells in lock-step."""
    with Report(browser, path, hash="#cell=strategy=native&frame=push+7&view=compare") as report:
        state = report.state()
        checks.equal("compare: both at one place", [state["place"], state["otherPlace"]], ["push +7"] * 2)
        report.key("ArrowRight")
        state = report.state()
        checks.equal("compare: in step", [state["place"], state["otherPlace"]], ["push +8"] * 2)
        table = report.page.locator(".apart tbody tr").first.inner_text().split()
        checks.equal("compare: what differs", table, ["eye.left", "#0000FF", "#ED0000"])
        report.key("w")
        handle = report.page.locator(".handle")
        handle.focus()
        handle.press("ArrowRight")
        checks.true("compare: the wipe moves", abs(report.state()["wipe"] - 0.52) < 0.001)
        box = handle.bounding_box()
        report.page.mouse.move(box["x"] + 17, box["y"] + box["height"] * 0.6)
        report.page.mouse.down()
        report.page.mouse.move(box["x"] + 77, box["y"] + box["height"] * 0.6)
        report.page.mouse.up()
        checks.true("compare: it can be dragged", report.state()["wipe"] > 0.6)
        # In steps that are wider than the handle, too.
        report.page.mouse.move(box["x"] + 77, box["y"] + box["height"] * 0.6)
        report.page.mouse.down()
        wipe = report.state()["wipe"]
        for step in (60, 0, -60):
            report.page.mouse.move(box["x"] + 77 + step, box["y"] + box["height"] * 0.6)
        report.page.mouse.up()
        moved = report.state()["wipe"]
        report.page.mouse.move(box["x"], box["y"])
        checks.true("compare: a fast drag is followed", moved < wipe - 0.1, f"{wipe} {moved}")
        checks.equal("compare: and ends", report.state()["wipe"], moved)
        # A click tells of the phone that was clicked: at the left end native is blue, meituan red.
        report.key("s")
        for number, side, color in ((0, "A", "#0000FF"), (1, "B", "#ED0000")):
            canvas = report.page.locator(".pair canvas.screen").nth(number).bounding_box()
            report.page.mouse.click(canvas["x"] + canvas["width"] * 0.04, canvas["y"] + canvas["height"] * 0.06)
            told = report.page.locator(".why").inner_text()
            checks.true(f"compare: a click on {side}", told.startswith(side) and color in told, told[:200])
        report.key("d")
        apart = report.run(
            """() => { const c = document.querySelector('.veil');
            const at = (x, y) => [...c.getContext('2d').getImageData(c.width * x, c.height * y, 1, 1).data];
            return [at(0.03, 0.06), at(0.9, 0.06)] }""")
        checks.true("compare: the difference is marked", apart[0][0] - apart[0][1] > 100, str(apart))
        checks.true("compare: what is the same is grey", max(apart[1][:3]) - min(apart[1][:3]) < 3, str(apart))
        quiet(report, "compare", checks)


def click(browser, path, checks):
    """A click tells what lies there, front to back, and the line that put it there."""
    with Report(browser, path, hash="#cell=strategy=meituan&frame=push+7") as report:
        box = report.page.locator(".phone canvas.screen").first.bounding_box()
        report.page.mouse.click(box["x"] + box["width"] * 0.1, box["y"] + 20)
        names = report.page.locator(".stack summary b").all_inner_texts()
        checks.true("click: the stand-in is named", "A.fake" in names, str(names))
        checks.true("click: the hidden bar is named", "bar.bg.image" in names, str(names))
        checks.true("click: front to back", names.index("bar.bg.image") < names.index("A.fake") < names.index("window"))
        report.go("#cell=strategy=native&frame=push+7")
        box = report.page.locator(".phone canvas.screen").first.bounding_box()
        report.page.mouse.click(box["x"] + box["width"] * 0.9, box["y"] + box["height"] * 0.06)
        text = report.page.locator(".why").inner_text()
        checks.true("click: the cause", "B: on viewWillAppear bar backgroundImage=Blue" in text, text[:400])
        checks.true("click: down to the scenario", "at 0ms push B" in text, text[:400])
        report.page.locator(".why .line", has_text="push.navsim:17").first.click()
        line = report.page.locator(".code .is-asked").inner_text()
        checks.equal("click: the line opens", line.strip(), "on viewWillAppear  bar backgroundImage=Blue")
        quiet(report, "click", checks)


def used(browser, navsim, work, checks):
    """A line of a file that the scenario uses opens that file, and the way back is beside it."""
    folder = Path(work) / "used"
    folder.mkdir()
    (folder / "lib.navsim").write_text("strategy mine\n  on viewWillAppear  bar backgroundImage=blue\n")
    (folder / "a.navsim").write_text(
        'use "lib.navsim"\nios 12\ndevice iphone-8\nstrategy mine\npage A "A"\npage B "B"\n'
        'scenario "s"\nstack A\nat 0ms  push B\nexpect at end:  top is B\n')
    path = folder / "a.html"
    run(navsim, "view", folder / "a.navsim", "-o", path)
    with Report(browser, path, hash="#frame=push+7") as report:
        box = report.page.locator(".phone canvas.screen").first.bounding_box()
        report.page.mouse.click(box["x"] + box["width"] * 0.5, box["y"] + 20)
        report.page.locator(".why button.line", has_text="lib.navsim:2").first.click()
        line = report.page.locator(".code .is-asked").inner_text()
        checks.equal("used: the line opens", line.strip(), "on viewWillAppear  bar backgroundImage=blue")
        report.page.locator(".text button", has_text="back to the scenario").click()
        text = report.page.locator(".code").inner_text()
        checks.true("used: the way back", 'use "lib.navsim"' in text, text[:200])
        quiet(report, "used", checks)


def rings(browser, navsim, work, checks):
    """Each finding has a ring inside the phone, wherever it is."""
    path = Path(work) / "detectors.html"
    run(navsim, "view", "Scenarios/detectors", "-o", path)
    with Report(browser, path) as report:
        # All of a cell at once: to ask for one by one takes longer than to look.
        for cell in range(report.run("navsim.cells")):
            for where, inside, places in report.run(RINGS, cell):
                checks.true(f"rings: {where}", inside, str(places))
        quiet(report, "rings", checks)


# Opens each finding of a cell, and looks where its rings come to rest: they arrive in a movement.
RINGS = """(cell) => {
  navsim.seek(cell);
  return navsim.findings().map((_, number) => {
    document.querySelectorAll('.findings li button')[number].click();
    const rings = [...document.querySelectorAll('.phone .ring')];
    const isInside = (ring) => {
      const room = ring.parentElement;
      return ring.offsetWidth > 0 && ring.offsetLeft >= -1 && ring.offsetTop >= -1
        && ring.offsetLeft + ring.offsetWidth <= room.clientWidth + 1
        && ring.offsetTop + ring.offsetHeight <= room.clientHeight + 1;
    };
    const where = navsim.state().title + ' ' + number;
    return [where, rings.length > 0 && rings.every(isInside), rings.map((ring) => ring.style.cssText)];
  });
}"""


def sizes(browser, path, checks):
    """No overflow at three widths, in light and dark, in every view."""
    for width, height in ((390, 844), (1024, 768), (1600, 1000)):
        for dark in (False, True):
            with Report(browser, path, width, height, dark) as report:
                for view in ("phone", "layers", "compare", "grid"):
                    report.go(f"#scenario=push&cell=strategy=meituan&frame=push+7&view={view}")
                    checks.true(f"{width} {view}: overflow", report.overflow() <= 0, str(report.overflow()))
                ground = report.run("getComputedStyle(document.body).backgroundColor")
                red = int(ground.split("(")[1].split(",")[0])
                checks.true(f"{width}: dark is dark", (red < 60) == dark, ground)
                quiet(report, f"{width}", checks)


def same_bytes(navsim, work, path, checks):
    again = Path(work) / "again.html"
    run(navsim, "view", PUSH, "-o", again)
    checks.true("two runs give the same bytes", path.read_bytes() == again.read_bytes())
    absolute = Path(work) / "absolute.html"
    run(navsim, "view", Path(PUSH).resolve(), "-o", absolute)
    here = str(Path.cwd())
    checks.true("no path of the machine", here not in absolute.read_text())


def foreign_texts(browser, navsim, work, checks):
    """Texts of a scenario break and inject nothing."""
    nasty = '</script><img src=x onerror=alert(1)>\\"\\u{202E}\u05d0\U0001f600<!--'
    text = Path(PUSH).read_text()
    text = text.replace('page A "A"', f'page A "{nasty}"').replace('scenario "push"', 'scenario "</title><b>&amp;"')
    source = Path(work) / "foreign.navsim"
    source.write_text(text)
    path = Path(work) / "foreign.html"
    run(navsim, "view", source, "-o", path)
    with Report(browser, path) as report:
        checks.true("foreign texts: the page works", report.state()["count"] > 10)
        checks.equal("foreign texts: no element", report.page.locator("img").count(), 0)
        report.page.get_by_role("tab", name="Scenario").click()
        checks.true("foreign texts: as text", "</script><img" in report.page.locator(".code").inner_text())
        quiet(report, "foreign texts", checks)
