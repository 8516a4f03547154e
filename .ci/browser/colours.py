"""The drawn phone has the colours that the trace tells at the eye's points."""

import re
from pathlib import Path

from page import Report
from traces import eye_by_place, run

TOLERANCE = 2
SCENARIOS = 20
FRAMES = 6


def check(browser, navsim, work, checks):
    files = sorted(str(path) for path in Path("Scenarios").rglob("*.navsim"))
    # What a trace does not tell a picture of: DrawnEye names it.
    text = Path("Sources/Verify/DrawnEye.swift").read_text()
    untold = set(re.findall(r'"([\w-]+\.navsim)"', text.split("untold = [")[1].split("]")[0]))
    files = [path for path in files if "/kept/" not in path and Path(path).name not in untold]
    chosen = files[:: max(len(files) // SCENARIOS, 1)]
    path = Path(work) / "colours.html"
    run(navsim, "view", *chosen, "-o", path)
    frames = points = edges = 0
    worst = (0, "")
    with Report(browser, path, 1280, 1100) as report:
        index = report.run("JSON.parse(document.getElementById('report').textContent)")
        seen = set()
        for number, cell in enumerate(index["cells"]):
            # The first and the last cell of each scenario.
            scenario = index["scenarios"][cell["s"]]
            later = number + 1 < len(index["cells"]) and index["cells"][number + 1]["s"] == cell["s"]
            if cell["s"] in seen and later:
                continue
            if ["field", "paint"] in cell["axes"]:
                continue
            seen.add(cell["s"])
            name = ",".join(f"{axis}={value}" for axis, value in cell["axes"])
            expected = eye_by_place(navsim, scenario["file"], name, scenario["name"])
            places = list(expected)
            for place in places[:: max(len(places) // FRAMES, 1)]:
                frame = report.run(
                    "([cell, place]) => { navsim.seek(cell, 0); return navsim.frameNamed(place) }", [number, place])
                if frame is None:
                    checks.true(f"{scenario['file']} {name} {place}: the page has the frame", False)
                    continue
                report.run("([cell, frame]) => navsim.seek(cell, frame)", [number, frame])
                frames += 1
                for point in report.run("navsim.eye()"):
                    value = expected[place].get(point["name"])
                    if value is None:
                        continue
                    if point["isAtEdge"]:
                        edges += 1
                        continue
                    points += 1
                    wanted = [int(value[at : at + 2], 16) for at in (1, 3, 5)]
                    apart = max(abs(a - b) for a, b in zip(wanted, point["bare"]))
                    where = f"{scenario['file']} [{name}] {place} eye.{point['name']}"
                    worst = max(worst, (apart, where))
                    checks.true(f"{where}: {point['bare']} instead of {wanted}", apart <= TOLERANCE)
        checks.equal("colours: console", report.trouble, [])
    checks.true(f"colours: only {frames} frames", frames >= 200)
    checks.true(f"colours: {edges} of {points} beside a side", edges * 20 < points)
    print(f"browser: {points} colours in {frames} frames of {len(seen)} scenarios; "
          f"the worst is {worst[0]} of 255 off" + (f", {worst[1]}" if worst[0] else "")
          + f"; {edges} more lie half a pixel from a side")
