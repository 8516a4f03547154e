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
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        player.check(browser, navsim, work, checks)
        colours.check(browser, navsim, work, checks)
        weight.check(browser, navsim, work, checks)
        browser.close()
    for failure in checks.failures[:40]:
        print("browser: " + failure)
    print(f"browser: {checks.count} checks, {len(checks.failures)} failed")
    sys.exit(1 if checks.failures else 0)


main()
