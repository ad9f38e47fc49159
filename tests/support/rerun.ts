/** Reporters for Vitest and Playwright that print after a run how to run each failed test alone. */
import path from "node:path";
import type { FullConfig, Reporter as PlaywrightReporter, Suite } from "@playwright/test/reporter";
import type { Reporter } from "vitest/node";
import { ROOT } from "../../src/delivery/build/paths.ts";

/** A pattern for a title: only letters, numbers and spaces stay, so that nothing needs escaping. */
const patternOf = (title: string) => title.replaceAll(/[^\p{L}\p{N} ]/gu, ".");

/** `runner`: the command and the option that selects by title, `npx vitest run -t`. */
function printCommand(runner: string, file: string, title: string): void {
  const place = path.relative(ROOT, file).replaceAll(path.sep, "/");
  console.error(`Se repite sola con: ${runner} '${patternOf(title)}' ${place}`);
}

export const rerunReporter: Reporter = {
  onTestRunEnd(modules) {
    for (const { children, moduleId } of modules)
      for (const { name } of children.allTests("failed")) printCommand("npx vitest run -t", moduleId, name);
  },
};

export default class RerunReporter implements PlaywrightReporter {
  #suite: Suite | undefined;
  #runner = "";

  onBegin({ configFile = "" }: FullConfig, suite: Suite): void {
    this.#suite = suite;
    const file = path.basename(configFile);
    this.#runner = `npx playwright test${file === "playwright.config.ts" ? "" : ` --config ${file}`}`;
  }

  onEnd(): void {
    const failed = this.#suite?.allTests().filter((test) => test.outcome() === "unexpected") ?? [];
    for (const { title, location, parent } of failed)
      printCommand(`${this.#runner} --project '${parent.project()?.name}' -g`, location.file, title);
  }
}
