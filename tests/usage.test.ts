/** The usage of commands: `--help`, unknown options and docs/commands.md. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../src/delivery/build/paths.ts";

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
const DOCUMENT = read("docs/commands.md");

/** Commands that people call with arguments: the name of the npm script, and the command that it runs. */
const COMMANDS = Object.entries(scripts).flatMap(([name, line]) => {
  const [, command] = /^node (scripts\/compiled\.mjs .+)$/.exec(line) ?? [];
  return command ? [{ name, command: command.split(" ") }] : [];
});

const run = (command: string[], ...args: string[]) =>
  spawnSync(process.execPath, [...command, ...args], { cwd: ROOT, encoding: "utf8" });

test("docs/commands.md has every command, and no unknown one", () => {
  const listed = [...DOCUMENT.matchAll(/npm (?:run )?(?:--silent )?(?!run|install)([a-z][\w:-]*)/g)].map(
    ([, name]) => name,
  );
  const benches = [...DOCUMENT.matchAll(/`(?:npm run )?(bench:\w+)`/g)].map(([, name]) => name);
  expect(listed.filter((name = "") => !(name in scripts))).toEqual([]);
  const unlisted = Object.keys(scripts).filter((name) => ![...listed, ...benches].includes(name));
  expect(unlisted.filter((name) => !name.startsWith("pre"))).toEqual([]);
});

test("--help prints the usage of a command, and an unknown option a sentence and the usage", () => {
  const { command } = COMMANDS.find(({ name }) => name === "hosting") ?? { command: [] };
  const { status, stdout, stderr } = run([...command, "caddy"], "--help");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain("Uso: npm run hosting -- nginx|caddy");
  const refused = run(command, "--nada");
  expect(refused).toMatchObject({ status: 2, stdout: "" });
  expect(refused.stderr).toBe(`No se entiende «--nada».\n${stdout}`);
});

test.each([
  ["hosting", "nginx", "/srv", "--port", "abc"],
  ["deployed", "https://pompa.example", "--patience", "abc"],
])("%s refuses a number that is none", (name, ...args) => {
  const { command } = COMMANDS.find((each) => each.name === name) ?? { command: [] };
  const { status, stdout, stderr } = run(command, ...args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(new RegExp(`^Uso: npm run ${name}`));
});

test.each(COMMANDS)(
  "$name prints its usage for help and for an unknown option",
  { tags: ["@exhaustive"], timeout: 240_000 },
  ({ name, command }) => {
    const called = name === "test:faro" ? "test" : name;
    const usage = new RegExp(`^(?:Uso|Usage): npm run (?:[\\w:|-]+\\|)?${called}\\b`);
    for (const help of ["--help", "-h"])
      expect(run(command, help)).toMatchObject({ status: 0, stderr: "", stdout: expect.stringMatching(usage) });
    const { status, stderr } = run(command, "--nada");
    expect(status).toBe(2);
    expect(stderr).toMatch(/^[^\n]*--nada[^\n]*\n(?:Uso|Usage): /);
    expect(stderr).not.toMatch(/^ {4}at /m);
  },
);
