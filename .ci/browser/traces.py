"""What the tool itself prints of a cell, to hold a page against."""

import re
import subprocess


def run(navsim, *arguments):
    """What a command prints; its exit code may be anything."""
    done = subprocess.run([navsim, *map(str, arguments)], capture_output=True, text=True)
    return done.stdout


def eye_by_place(navsim, path, cell, scenario):
    """The eye's colours of every frame, by the place that a link names: `push+7`."""
    found = {}
    phase, place = None, None
    text = run(navsim, "run", path, "--quiet", "--cell", cell, "--scenario", scenario, "--full", "--only", "eye.*")
    labels = phase_names(navsim, path, cell, scenario)
    for line in text.split("\n"):
        if line.startswith("== "):
            phase = labels(line[3:])
            place = "start" if phase == "start" else None
        elif re.fullmatch(r"\+\d+", line):
            place = phase + line
        elif line.startswith("eye ") and place:
            values = dict(re.findall(r"(\w+)=(#[0-9A-F]+)", line))
            found.setdefault(place, {}).update(values)
        elif line.startswith("action") or line.startswith("end "):
            break
    return found


def phase_names(navsim, path, cell, scenario):
    """How a phase's line becomes the name that links use: its label."""

    def name(line):
        line = re.sub(r" @[\d.]+ms$", "", line)
        if line == "start" or line.endswith(" end"):
            return line
        label = re.search(r" as (\S+)$", line)
        return label.group(1) if label else line.split(" ")[0]

    return name
