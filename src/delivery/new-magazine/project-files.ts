/** Makes the files that turn the folder of a magazine into an npm project with the engine as a dependency. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { toPompaCommands } from "../../content/messages/command-names.ts";
import { messagesIn } from "../../content/messages/messages.ts";
import { pathFrom } from "../../shared/files/path-from.ts";
import { IS_PACKAGE, ROOT } from "../build/paths.ts";
import type { Answers } from "./questions.ts";

const SCRIPTS = ["start", "dev", "edit", "check", "test"];

/** The `tsconfig.json` of a magazine, which only code editors read. */
const TSCONFIG = {
  compilerOptions: {
    target: "ES2023",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    module: "ESNext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    types: ["node", "vite/client"],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ["magazine.config.ts", "types", ".contentlayer/generated/*.d.ts"],
};

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
export const json = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;

/** Returns the texts of the project's files, by file name. `folder` is the absolute path of the magazine. */
export function projectFiles(answers: Answers, folder: string): Record<string, string> {
  const { version, allowScripts } = JSON.parse(read("package.json")) as { version: string; allowScripts: object };
  const source = sourceOfEngine();
  const manifest = {
    private: true,
    type: "module",
    scripts: Object.fromEntries(SCRIPTS.map((name) => [name, `pompa ${name}`])),
    dependencies: { pompa: source === undefined ? `^${version}` : `file:${relativePath(folder, source)}` },
    allowScripts,
  };
  return {
    "package.json": json(manifest),
    "tsconfig.json": json(TSCONFIG),
    ".github/workflows/publish.yml": workflow(answers),
  };
}

/** Returns the folder or archive of the engine; `undefined` if npm installed the engine from a registry. */
function sourceOfEngine(): string | undefined {
  if (!IS_PACKAGE) return ROOT;
  const modules = path.dirname(ROOT);
  const lockFile = path.join(modules, ".package-lock.json");
  if (!existsSync(lockFile)) return undefined;
  const { packages } = JSON.parse(readFileSync(lockFile, "utf8")) as {
    packages: Record<string, { resolved?: string }>;
  };
  const { resolved = "" } = packages["node_modules/pompa"] ?? {};
  return resolved.startsWith("file:") ? path.resolve(modules, "..", resolved.slice("file:".length)) : undefined;
}

/** Returns this repository's GitHub workflow, adapted to the magazine's commands, time zone and language. */
function workflow({ language, zone }: Answers): string {
  const names = messagesIn[language].newMagazine.workflow;
  return toPompaCommands(read(".github/workflows/publish.yml"))
    .replace(/(?<=TZ=)\S+/, zone)
    .replaceAll(/(?<=name: ).+/g, (name) => names[name] ?? name);
}

/** Returns the relative path from a folder to another folder or file; `.` for the same folder. */
export const relativePath = (from: string, target: string) => pathFrom(from, target) || ".";
