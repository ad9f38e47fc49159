/** The folder `malformed/` has nearly every kind of mistake; `malformed.txt` is the report of the check. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PROBLEMS } from "../../../src/content/compiler/problems/catalogue.ts";
import { ROOT } from "../../../src/delivery/build/paths.ts";
import { contentConfig } from "../../../src/types/content-config.ts";
import { runCommand } from "../../support/processes.ts";

const FOLDER = "tests/content/compiler/malformed";
const readReport = () => readFileSync(path.join(ROOT, `${FOLDER}.txt`), "utf8");

function check(...more: string[]) {
  const env = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 20, 12) / 1000) };
  return runCommand(["content", "check", "--content", FOLDER, ...more], { env });
}

/** Codes of problems that no file of the folder can have; other tests cover them. */
const ELSEWHERE = [
  "missing-folder",
  "missing-singleton",
  "file-too-large",
  "duplicate-slug",
  "too-many-problems",
  "slow-text",
  "outside-link",
  "broken-link",
  // Reported only if every document can be read.
  "unused-file",
  // For episodes, which Pompa does not have: `podcasts.test.ts`.
  "advised-field",
  "unreadable-audio",
  // Only for a configured host: `tests/delivery/hosting/host-files.test.ts`.
  "host-file-size",
];

test("each mistake is reported at its place with its lines and a remedy, errors before warnings, and the check fails", async () => {
  const { status, stderr } = check();
  await expect(stderr).toMatchFileSnapshot("malformed.txt");
  expect(status).toBe(1);
});

test("the report has every kind of mistake that a file of the folder can have", () => {
  const report = readReport();
  const missing = Object.keys({ ...PROBLEMS, ...contentConfig.problems }).filter(
    (code) => !report.includes(`[${code}]`),
  );
  expect(missing.toSorted()).toEqual(ELSEWHERE.toSorted());
});

test("--format=json prints the problems of the report, and the warnings that the report only counts", () => {
  const { status, stdout } = check("--format=json");
  const problems = JSON.parse(stdout) as { file: string; code: string; severity: string; line: number }[];
  const report = readReport();
  const shown = problems.filter(({ severity, code }, index) => {
    const before = problems.slice(0, index).filter((each) => each.code === code);
    return severity === "error" || before.length < 5;
  });
  const missing = shown.filter(
    ({ file, line, code }) => !report.includes(`${file}:${line}:`) || !report.includes(code),
  );
  expect(missing).toEqual([]);
  const [errors, warnings] = ["error", "warning"].map((each) => problems.filter(({ severity }) => severity === each));
  expect(report).toContain(`\n${errors?.length} problemas en `);
  expect(report).toContain(`\n${warnings?.length} avisos en `);
  expect(problems).toEqual([...(errors ?? []), ...(warnings ?? [])]);
  expect(status).toBe(1);
});

test("--format=github prints annotations that GitHub understands", () => {
  const { status, stdout } = check("--format=github");
  expect(stdout).toContain(
    "::error file=tests/content/compiler/malformed/issues/CampoDesconocido.yaml,line=5,col=1,title=Campo desconocido · layuot::El campo «layuot» no existe acá.",
  );
  expect(stdout).toContain(
    "::warning file=tests/content/compiler/malformed/issues/Avisos.yaml,line=12,col=13,title=Dos nombres casi iguales · credits.col1[1].name::«Tomas Arieta» se escribe",
  );
  expect(stdout).toContain("%0A→ ¿Quisiste decir «layout»?");
  const command = /^::(?:error|warning) file=[^,]+,line=\d+,col=\d+,title=[^:]+::\S/;
  expect(
    stdout
      .trim()
      .split("\n")
      .filter((line) => !command.test(line)),
  ).toEqual([]);
  expect(status).toBe(1);
});

test("an unknown format is refused", () => {
  const { status, stderr } = check("--format=xml");
  expect(stderr).toContain("text, json o github");
  expect(status).toBe(2);
});
