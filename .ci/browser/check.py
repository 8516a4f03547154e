"""Checks reports in a browser: check.py NAVSIM CHROMIUM WORK."""

import sys

from playwright.sync_api import sync_playwright

import colours
import player
import weight
from page import Checks


def main():
    navsim, chromium, work = sys.argv[1:4]
    checks = Checks()
    with sync_playwright() as playwright:
        for part in (player, colours, weight):
            # Each has a browser of its own; the shared memory of containers is small.
            browser = playwright.chromium.launch(
                executable_path=chromium, args=["--no-sandbox", "--disable-dev-shm-usage"])
            part.check(browser, navsim, work, checks)
            browser.close()
    for failure in checks.failures[:40]:
        print("browser: " + failure)
    print(f"browser: {checks.count} checks, {len(checks.failures)} failed")
    sys.exit(1 if checks.failures else 0)


main()
