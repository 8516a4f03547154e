// The client of `navsim serve`, and the command behind "run" above a scenario.
"use strict";

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

/** The tool, as the settings name it. */
function tool() {
  return vscode.workspace.getConfiguration("navsim").get("path") || "navsim";
}

/** A task that runs a file, or one scenario of it; its messages become problems. */
function runTask(file, scenario, definition) {
  const words = ["run", file, "--quiet"].concat(scenario ? ["--scenario", scenario] : []);
  const folder = vscode.workspace.getWorkspaceFolder(vscode.Uri.file(file));
  const name = scenario ? "run " + scenario : "run";
  return new vscode.Task(
    definition || { type: "navsim", file, scenario },
    folder || vscode.TaskScope.Workspace,
    name,
    "navsim",
    // A process, no shell: a scenario may be called as it likes.
    new vscode.ProcessExecution(tool(), words),
    "$navsim"
  );
}

/** Runs what the lens is about; without arguments, the file in front. */
async function run(file, scenario) {
  const editor = vscode.window.activeTextEditor;
  const document = editor && editor.document;
  if (typeof file !== "string") {
    if (!document || document.languageId !== "navsim") return;
    file = document.uri.fsPath;
    scenario = undefined;
  }
  const open = vscode.workspace.textDocuments.find((one) => one.uri.fsPath === file);
  if (open && open.isDirty) await open.save();
  await vscode.tasks.executeTask(runTask(file, scenario));
}

async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand("navsim.run", run),
    vscode.tasks.registerTaskProvider("navsim", {
      provideTasks: () => [],
      resolveTask: (task) =>
        task.definition.file
          ? runTask(task.definition.file, task.definition.scenario, task.definition)
          : undefined,
    })
  );
  client = new LanguageClient(
    "navsim",
    "navsim",
    { command: tool(), args: ["serve", "--stdio"] },
    {
      documentSelector: [{ language: "navsim" }],
      synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher("**/*.navsim") },
    }
  );
  await client.start();
}

function deactivate() {
  return client && client.stop();
}

module.exports = { activate, deactivate };
