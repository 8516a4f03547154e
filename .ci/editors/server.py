"""Drives the built language server with a client that others wrote (pygls, lsprotocol), as an editor
would, and takes the time that answers need about a file of 1,000 lines.

It also edits a document ten thousand times at random places, as nobody would, and looks whether the
server still has the text that the editor has.

usage: server.py NAVSIM [LIMIT]    LIMIT: the median of 20 answers in ms that is too much; 0 for none
"""
import asyncio
import pathlib
import random
import statistics
import sys
import tempfile
import time

from lsprotocol import types
from pygls.lsp.client import LanguageClient

SHARED = "/// Shared by all.\npage Home \"Home\"\n  on viewDidLoad  stop\n"
TEXT = """use "shared.navsim"
device iphone-8
ios    12
image  Red #FF0000

page A "😀" // é
  on viewWillAppear  bar backgroundImage=Red
  on viewDidLoad  bar alpha=0.5
page B "B"

scenario "one"
stack A
at 0ms  push B as first
expect during first:  page.B visible

scenario "two"
stack Home
at 0ms  push B
expect at end:  top is B
"""


def check(truth, what):
    if not truth:
        sys.exit(f"server: {what}")


class Editor:
    """A client that has documents open and remembers what is told about them."""

    def __init__(self):
        self.client = LanguageClient("navsim-ci", "1")
        self.told = {}
        self.news = asyncio.Event()

        @self.client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def told(parameters):
            self.told[parameters.uri] = parameters.diagnostics
            self.news.set()

    async def start(self, navsim, folder):
        await self.client.start_io(navsim, "serve", "--stdio")
        return await self.client.initialize_async(types.InitializeParams(
            process_id=None, root_uri=folder.as_uri(),
            capabilities=types.ClientCapabilities(
                text_document=types.TextDocumentClientCapabilities(
                    hover=types.HoverClientCapabilities(
                        content_format=[types.MarkupKind.Markdown])))))

    async def diagnostics(self, uri, act):
        """What is told about a document after an act."""
        self.told.pop(uri, None)
        act()
        while uri not in self.told:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 60)
        return self.told[uri]

    def open(self, uri, text):
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(
            types.TextDocumentItem(uri=uri, language_id="navsim", version=1, text=text)))

    def change(self, uri, line, start, end, text, version=2):
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(uri=uri, version=version),
            [types.TextDocumentContentChangePartial(
                range=types.Range(types.Position(line, start), types.Position(line, end)),
                text=text)]))


def at(uri, line, character):
    return dict(text_document=types.TextDocumentIdentifier(uri), position=types.Position(line, character))


def edited(text, edits):
    """A text after edits; only ASCII stands before the places."""
    for edit in sorted(edits, key=lambda edit: (edit.range.start.line, edit.range.start.character),
                       reverse=True):
        lines = text.splitlines(keepends=True) + [""]
        start, end = edit.range.start, edit.range.end
        head = "".join(lines[: start.line]) + lines[start.line][: start.character]
        tail = lines[end.line][end.character :] + "".join(lines[end.line + 1 :])
        text = head + edit.new_text + tail
    return text


async def answers(editor, folder):
    uri = (folder / "x.navsim").as_uri()
    client = editor.client
    found = await editor.diagnostics(uri, lambda: editor.open(uri, TEXT))
    check({one.code: one.range.start.line for one in found} == {"NAV109": 6, "NAV104": 7},
          f"advice on a sound file: {found}")
    # A smiley is two units: the word behind it has its place in units.
    found = await editor.diagnostics(uri, lambda: editor.change(uri, 5, 11, 11, " oops"))
    check(any(one.code == "leftOver" and one.range.start.character == 12 for one in found),
          f"diagnostics of a broken file: {found}")
    await editor.diagnostics(uri, lambda: editor.change(uri, 5, 11, 16, "", 3))

    hover = await client.text_document_hover_async(types.HoverParams(**at(uri, 6, 8)))
    check("viewWillAppear: a hook" in hover.contents.value and hover.contents.value.startswith("```"),
          f"hover: {hover}")
    found = await client.text_document_completion_async(types.CompletionParams(**at(uri, 12, 13)))
    check({item.label for item in found.items} >= {"A", "B", "Home"}, f"completion: {found}")
    check(all(item.label != "Red" for item in found.items), "an image is proposed for a page")
    item = next(one for one in found.items if one.label == "B")
    check(item.text_edit.new_text == "B", f"completion: {item}")
    found = await client.text_document_completion_async(types.CompletionParams(**at(uri, 6, 4)))
    labels = {one.label for one in found.items}
    check(labels == {"on"}, f"completion of 'on': {labels}")
    place = await client.text_document_definition_async(types.DefinitionParams(**at(uri, 16, 6)))
    check(place[0].uri == (folder / "shared.navsim").as_uri() and place[0].range.start.line == 1,
          f"definition in another file: {place}")
    place = await client.text_document_definition_async(types.DefinitionParams(**at(uri, 13, 15)))
    check(place[0].uri == uri and place[0].range.start == types.Position(12, 18),
          f"definition of a label: {place}")
    about = types.TextDocumentIdentifier(uri)
    found = await client.text_document_document_symbol_async(types.DocumentSymbolParams(about))
    check([one.name for one in found] == ["Red", "A", "B", "one", "two"], f"symbols: {found}")
    found = await client.text_document_code_lens_async(types.CodeLensParams(about))
    check([one.command.arguments[1] for one in found] == ["one", "two"]
          and found[0].command.command == "navsim.run", f"lenses: {found}")
    editor.change(uri, 17, 0, 7, "at   0ms   ", 4)
    options = types.FormattingOptions(tab_size=2, insert_spaces=True)
    edits = await client.text_document_formatting_async(types.DocumentFormattingParams(about, options))
    changed = TEXT.replace("at 0ms  push B\n", "at   0ms    push B\n")
    check(edited(changed, edits).count("at 0ms  push B\n") == 1, f"formatting: {edits}")
    found = await editor.diagnostics(uri, lambda: editor.change(uri, 8, 0, 4, "pagge", 5))
    fixes = await client.text_document_code_action_async(types.CodeActionParams(
        about, types.Range(types.Position(8, 1), types.Position(8, 1)),
        types.CodeActionContext(diagnostics=found)))
    check(any(edit.new_text == "page" for fix in fixes for edit in fix.edit.changes[uri]),
          f"actions: {fixes}")
    client.text_document_did_close(types.DidCloseTextDocumentParams(about))


def large():
    """A file of 1,000 lines as a person would have one: many pages, scenarios with claims."""
    lines = ["device iphone-8", "ios 12"]
    for number in range(150):
        lines += [f"page P{number} \"Page {number}\"",
                  f"  on viewWillAppear  bar barTintColor=#{number:06X}",
                  "  on viewWillDisappear  bar alpha=1"]
    for number in range(109):
        lines += [f"scenario \"s{number}\"", f"stack P{number}", f"at 0ms push P{number + 1} as there",
                  "expect during there: page.P1 absent", f"expect at end: top is P{number + 1}"]
    lines += ["// end"] * (1_000 - len(lines))
    return "\n".join(lines) + "\n"


async def timings(editor, folder, limit):
    uri = (folder / "large.navsim").as_uri()
    text = large()
    check(text.count("\n") == 1_000, "the large file has other lines")
    client = editor.client
    found = await editor.diagnostics(uri, lambda: editor.open(uri, text))
    check(not any(one.severity == types.DiagnosticSeverity.Error for one in found), "it has errors")
    about = types.TextDocumentIdentifier(uri)
    options = types.FormattingOptions(tab_size=2, insert_spaces=True)
    version = [10]

    async def typed():
        version[0] += 1
        await editor.diagnostics(uri, lambda: editor.change(uri, 999, 0, 0, "x", version[0]))

    asked = {
        "diagnostics after a key": typed,
        "hover": lambda: client.text_document_hover_async(types.HoverParams(**at(uri, 600, 3))),
        "completion of a page": lambda: client.text_document_completion_async(
            types.CompletionParams(**at(uri, 994, 12))),
        "completion of a line": lambda: client.text_document_completion_async(
            types.CompletionParams(**at(uri, 450, 24))),
        "definition": lambda: client.text_document_definition_async(
            types.DefinitionParams(**at(uri, 994, 13))),
        "symbols": lambda: client.text_document_document_symbol_async(
            types.DocumentSymbolParams(about)),
        "formatting": lambda: client.text_document_formatting_async(
            types.DocumentFormattingParams(about, options)),
        "lenses": lambda: client.text_document_code_lens_async(types.CodeLensParams(about)),
    }
    slow = []
    for name, ask in asked.items():
        times = []
        for _ in range(20):
            start = time.perf_counter()
            await ask()
            times.append((time.perf_counter() - start) * 1_000)
        median = statistics.median(times)
        print(f"server: {name}: {median:.1f} ms, at most {max(times):.1f} ms")
        if limit and median > limit:
            slow.append(name)
    check(not slow, f"more than {limit} ms for 1,000 lines: {', '.join(slow)}")


PIECES = ["page ", "A", "on ", "viewDidLoad", "  bar alpha=", "\n", "\n  ", "[", "]", "\"", "\U0001F600", "é",
          "at 0ms ", "push B as x", "scenario \"y\"\n", "stack A", "matrix\n  ios 12\n", "expect ", "// ",
          "strategy s like km\n", "use \"x.navsim\"", ":", ".", "record push: eye.left\n"]


class Mirror:
    """The text as the editor has it; places count in UTF-16."""

    def __init__(self, text):
        self.text = text

    def place(self, offset):
        before = self.text[:offset]
        start = before.rfind("\n") + 1
        return types.Position(before.count("\n"), len(before[start:].encode("utf-16-le")) // 2)

    def edit(self, start, end, text):
        places = types.Range(self.place(start), self.place(end))
        self.text = self.text[:start] + text + self.text[end:]
        return types.TextDocumentContentChangePartial(range=places, text=text)


async def survival(editor, folder, edits):
    uri = (folder / "edited.navsim").as_uri()
    client = editor.client
    about = types.TextDocumentIdentifier(uri)
    dice = random.Random(20261125)
    mirror = Mirror(TEXT)
    await editor.diagnostics(uri, lambda: editor.open(uri, TEXT))
    start = time.perf_counter()
    for number in range(edits):
        first = dice.randrange(len(mirror.text) + 1)
        # It grows and shrinks again, and stays a file that one would write.
        most = 60 if len(mirror.text) > 1_500 else 6
        last = min(first + dice.randrange(most), len(mirror.text))
        text = "".join(dice.choice(PIECES) for _ in range(dice.randrange(3)))
        client.text_document_did_change(types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(uri=uri, version=number + 2),
            [mirror.edit(first, last, text)]))
        if number % 100 == 99:
            place = mirror.place(dice.randrange(len(mirror.text) + 1))
            await client.text_document_hover_async(types.HoverParams(about, place))
            await client.text_document_completion_async(types.CompletionParams(about, place))
            await client.text_document_document_symbol_async(types.DocumentSymbolParams(about))
    # What the editor holds for all of it is replaced by a right text: anything left over is an error.
    found = await editor.diagnostics(uri, lambda: client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(uri=uri, version=edits + 2),
            [mirror.edit(0, len(mirror.text), TEXT)])))
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(about))
    check(not any(one.severity == types.DiagnosticSeverity.Error for one in found),
          f"after the edits the server has another text than the editor: {found}")
    check(symbols, "no symbols after the edits")
    print(f"server: {edits} edits at random places in {time.perf_counter() - start:.1f} s, and it has the "
          "editor's text")


async def main(navsim, limit):
    with tempfile.TemporaryDirectory() as work:
        folder = pathlib.Path(work).resolve()
        (folder / "shared.navsim").write_text(SHARED, encoding="utf-8")
        editor = Editor()
        answer = await editor.start(navsim, folder)
        check(answer.capabilities.position_encoding == types.PositionEncodingKind.Utf16, "no UTF-16")
        editor.client.initialized(types.InitializedParams())
        await answers(editor, folder)
        await timings(editor, folder, limit)
        await survival(editor, folder, 10_000)
        await editor.client.shutdown_async(None)
        server = editor.client._server
        editor.client.exit(None)
        code = await asyncio.wait_for(server.wait(), 10)
        check(code == 0, f"the server ended with {code}")
        print("server: a client's questions are answered, and it ends with 0")


asyncio.run(main(sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 50))
