"""Holds the grammar for editors against every third scenario, by an engine that editors' grammars are written
for. What is a comment, a text or a word is found out here a second time, from the rules of the language:
blanks separate words, a text stands in straight quotes, two slashes after a blank begin a comment.

usage: colours.py NAVSIM
"""
import json
import logging
import pathlib
import subprocess
import sys

from textmate_grammar.parsers.base import LanguageParser

logging.disable(logging.CRITICAL)
ROOT = pathlib.Path(__file__).resolve().parents[2]
GRAMMAR = ROOT / "docs/editors/vscode/syntaxes/navsim.tmLanguage.json"


def parts(line):
    """(kind, start, end) of the comment, the texts and the words of a line."""
    found, at = [], 0
    while at < len(line):
        if line[at].isspace():
            at += 1
            continue
        if line.startswith("//", at):
            found.append(("comment", at, len(line)))
            return found
        start, in_text = at, False
        while at < len(line) and (in_text or not line[at].isspace()):
            if in_text and line[at] == "\\" and line[at + 1 : at + 2] in ('"', "\\"):
                at += 2
                continue
            if line[at] == '"':
                if not in_text:
                    if at > start:
                        found.append(("word", start, at))
                    start, in_text = at, True
                else:
                    found.append(("text", start, at + 1))
                    start, in_text = at + 1, False
            at += 1
        if at > start:
            found.append(("word", start, at))
    return found


def keywords(lines):
    """(line, start, end) of the words that open lines: each is a word of the language, but for those of
    tables, whose first words are names and numbers."""
    header, found = "", []
    for number, line in enumerate(lines):
        words = [(start, end) for kind, start, end in parts(line) if kind == "word"]
        while words and line[words[0][0]] == "[":
            while words and not line[words[0][0] : words[0][1]].endswith("]"):
                words.pop(0)
            words = words[1:]
        if not words:
            continue
        start, end = words[0]
        if not line[0].isspace():
            header = line[start:end]
        elif header in ("matrix", "record"):
            continue
        found.append((number, start, end))
    return found


def scopes(parser, text):
    """The innermost scope of each character of each line."""
    lines = text.split("\n")
    result = [[""] * len(line) for line in lines]
    element = parser.parse_string(text if text.endswith("\n") else text + "\n")
    if element is None:
        return result
    for (line, column), content, names in element.flatten():
        if len(names) > 1:
            for offset in range(len(content)):
                if column + offset < len(result[line]):
                    result[line][column + offset] = names[-1]
    return result


def faults(parser, text, name):
    """What is coloured wrongly in a text."""
    lines = text.split("\n")
    found = scopes(parser, text)
    wrong = []
    for number, line in enumerate(lines):
        expected = [""] * len(line)
        for kind, start, end in parts(line):
            expected[start:end] = [kind] * (end - start)
        for column, kind in enumerate(expected):
            scope = found[number][column]
            # Three slashes with nothing before them tell about what comes below.
            if kind == "comment" and line.lstrip().startswith("///") and not scope.startswith(
                "comment.block"
            ):
                wrong.append(f"{name}:{number + 1}: the text above a declaration is '{scope}'")
                break
            if (kind == "comment") != scope.startswith("comment.") and not line[column].isspace():
                wrong.append(f"{name}:{number + 1}:{column + 1}: {kind or 'a blank'} is '{scope}'")
                break
            if (kind == "text") != scope.startswith("string.") and not line[column].isspace():
                wrong.append(f"{name}:{number + 1}:{column + 1}: {kind or 'a blank'} is '{scope}'")
                break
    for number, start, end in keywords(lines):
        if not all(
            found[number][column].startswith(("keyword.", "support.", "variable."))
            for column in range(start, min(end, start + 1))
        ):
            wrong.append(f"{name}:{number + 1}: '{lines[number][start:end]}' has no token")
    return wrong


def words(navsim):
    """Words of the language as the tool lists them, each in a line where it may stand."""
    def rows(topic, column):
        listed = subprocess.run(
            [navsim, "explain", topic, "--json"], check=True, capture_output=True, text=True)
        return [row[column] for row in json.loads(listed.stdout)]

    lines = {}
    for hook in rows("hooks", "name"):
        lines[hook] = f"  on {hook}  stop"
    for form in rows("statements", "form"):
        verb = form.split()[0]
        if verb != "PATH":
            lines[verb] = f"  on viewDidLoad  {verb}"
    for path in rows("properties", "name"):
        lines[path.split(".")[-1]] = f"  bar {path.split('.')[-1]}=1"
    for event in rows("events", "name"):
        lines.setdefault(event, f"expect always:  events {event}(A)")
    for word in rows("conditions", "name") + rows("mechanisms", "name"):
        lines.setdefault(word, f"  on viewDidLoad  if {word} stop")
    for name in rows("detectors", "name"):
        lines.setdefault(name, f"expect always:  no {name}")
    return lines


def uncoloured(parser, lines):
    """The words that have no scope in their lines."""
    text = "\n".join(lines.values())
    found = scopes(parser, text)
    wrong = []
    for number, (word, line) in enumerate(lines.items()):
        start = line.rindex(word)
        if not all(found[number][start : start + len(word)]):
            wrong.append(f"'{word}' is not coloured in: {line}")
    return wrong


def main(navsim):
    grammar = json.loads(GRAMMAR.read_text(encoding="utf-8"))
    parser = LanguageParser(grammar)
    # Every third: the engine takes 60 ms for a file, and the words of the language come below.
    paths = sorted((ROOT / "Scenarios").rglob("*.navsim"))[::3]
    texts = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in paths}
    wrong, lines = [], 0
    for name, text in texts.items():
        lines += text.count("\n")
        wrong += faults(parser, text, name)
    known = words(navsim)
    wrong += uncoloured(parser, known)
    for one in wrong[:40]:
        print(one, file=sys.stderr)
    if wrong or lines < 5_000 or len(known) < 200:
        sys.exit(f"colours: {len(wrong)} faults in {lines} lines and {len(known)} words")
    refuse_broken(grammar, known)
    print(f"colours: {lines} lines of {len(paths)} scenarios and {len(known)} words, no fault")


def refuse_broken(grammar, known):
    """A grammar without one of its rules must be noticed: else the check says nothing."""
    sample = "/// doc on \"x\npage A \"a // on\" // \"on\n  on push.pre  stop\nat 0ms  push B\n"
    for scope in ("comment.block", "comment.line", "string.", "support.function.hook",
                  "keyword.other", "support.constant.detector"):
        left = [
            rule for rule in grammar["patterns"]
            if scope not in json.dumps(rule).replace("source.navsim", "")
        ]
        if len(left) == len(grammar["patterns"]):
            sys.exit(f"colours: no rule for {scope}")
        parser = LanguageParser(dict(grammar, patterns=left, name="broken " + scope))
        if not faults(parser, sample, "x") and not uncoloured(parser, known):
            sys.exit(f"colours: a grammar without {scope} is taken for whole")


main(sys.argv[1])
