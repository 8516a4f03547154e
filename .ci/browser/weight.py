"""A report of all scenarios: how large it is, how fast it opens and steps."""

import time
from pathlib import Path

from page import Report
from traces import run

MEGABYTES = 30
OPENS = 2000  # ms
STEPS = 16  # ms


def check(browser, navsim, work, checks):
    path = Path(work) / "all.html"
    began = time.monotonic()
    run(navsim, "view", "Scenarios", "-o", path)
    took = time.monotonic() - began
    size = path.stat().st_size / 1e6
    checks.true(f"weight: {size:.1f} MB", size <= MEGABYTES)
    began = time.monotonic()
    with Report(browser, path, 1600, 1000) as report:
        report.page.wait_for_selector(".row")
        opened = (time.monotonic() - began) * 1000
        drawn = report.run("performance.timing.loadEventEnd - performance.timing.navigationStart")
        cells = report.run("navsim.cells")
        step = report.run(STEP)
        view = report.run(COMPARE)
        checks.equal("weight: console", report.trouble, [])
        checks.equal("weight: index overflow", report.overflow() <= 0, True)
    checks.true(f"weight: opens in {opened:.0f} ms", opened <= OPENS)
    checks.true(f"weight: a step takes {step['most']:.1f} ms", step["usual"] <= STEPS)
    checks.true(f"weight: a step of two takes {view['usual']:.1f} ms", view["usual"] <= STEPS)
    print(f"browser: {cells} cells are {size:.1f} MB, written in {took:.1f} s; opens in {opened:.0f} ms "
          f"(loaded in {drawn}); a step takes {step['median']:.1f} ms, 95 of 100 at most {step['usual']:.1f}; "
          f"of two cells {view['median']:.1f} and {view['usual']:.1f}")


# Steps through every tenth cell, with layout; the first frame of a cell, which decodes it, counts too.
STEP = """() => {
  const times = [];
  for (let cell = 0; cell < navsim.cells; cell += Math.max(Math.floor(navsim.cells / 40), 1)) {
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
  return { median: times[times.length >> 1], usual: times[Math.floor(times.length * 0.95)], most: times.at(-1) };
}"""

COMPARE = """() => {
  const times = [];
  for (let cell = 0; cell < navsim.cells; cell += Math.max(Math.floor(navsim.cells / 20), 1)) {
    navsim.seek(cell, 0);
    if (navsim.state().other === null) continue;
    document.querySelector('[data-value="compare"]').click();
    document.querySelector('.compare [data-value="wipe"]').click();
    const { count } = navsim.state();
    for (let frame = 1; frame < Math.min(count, 12); frame++) {
      const before = performance.now();
      navsim.seek(cell, frame);
      document.body.getBoundingClientRect();
      times.push(performance.now() - before);
    }
  }
  times.sort((a, b) => a - b);
  return { median: times[times.length >> 1], usual: times[Math.floor(times.length * 0.95)] };
}"""
