"""A report of hundreds of scenarios: how large it is, how fast it opens and steps."""

import time
from pathlib import Path

from page import Report
from traces import run

MEGABYTES = 14
OPENS = 2000  # ms
STEPS = 16  # ms


def check(browser, navsim, work, checks):
    path = Path(work) / "all.html"
    began = time.monotonic()
    run(navsim, "view", "Scenarios/model", "-o", path)
    took = time.monotonic() - began
    size = path.stat().st_size / 1e6
    checks.true(f"weight: {size:.1f} MB", size <= MEGABYTES)
    began = time.monotonic()
    with Report(browser, path, 1600, 1000) as report:
        report.page.wait_for_selector(".row")
        opened = (time.monotonic() - began) * 1000
        # Once more, with the clock of its thread.
        clock = Clock(report)
        before = clock.work()
        report.page.reload()
        report.page.wait_for_selector(".row")
        opening = clock.work() - before
        checks.true("weight: the index does not overflow", report.overflow() <= 0)
        cells = report.run("navsim.cells")
        steps = {}
        for view in ("phone", "layers", "compare", "grid"):
            report.run("view => { navsim.seek(0, 0); document.querySelector(`[data-value=${view}]`).click() }", view)
            before = clock.work()
            found = report.run(STEPS_OF)
            steps[view] = ((clock.work() - before) / found["count"], found["median"])
        checks.equal("weight: console", report.trouble, [])
    # The page's own work counts, not what else the machine does; the clock on the wall is told beside it.
    checks.true(f"weight: opening takes {opening:.0f} ms of work", opening <= OPENS)
    for view, (work, _) in steps.items():
        checks.true(f"weight: a step of {view} takes {work:.1f} ms of work", work <= STEPS)
    told = ", ".join(f"{view} {work:.1f} ({wall:.1f})" for view, (work, wall) in steps.items())
    print(f"browser: {cells} cells are {size:.1f} MB, written in {took:.1f} s; they open with {opening:.0f} ms of work "
          f"({opened:.0f} on the wall); a frame's step takes in ms {told}")


class Clock:
    """How long the page's thread has worked, in ms."""

    def __init__(self, report):
        self.session = report.context.new_cdp_session(report.page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def work(self):
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return {one["name"]: one["value"] for one in metrics}["TaskDuration"] * 1000


# Steps through the first frames of cells from all over the report, with layout; what decodes a cell
# counts too.
STEPS_OF = """() => {
  const times = [];
  for (let cell = 0; cell < navsim.cells; cell += Math.max(Math.floor(navsim.cells / 25), 1)) {
    navsim.seek(cell, 0);
    const { count } = navsim.state();
    for (let frame = 1; frame < Math.min(count, 20); frame++) {
      const before = performance.now();
      navsim.seek(cell, frame);
      document.body.getBoundingClientRect();
      times.push(performance.now() - before);
    }
  }
  times.sort((a, b) => a - b);
  return { median: times[times.length >> 1], count: times.length };
}"""
