/** Says after a run how each test that failed is run alone. */
import path from "node:path";
import type { FullConfig, Reporter, Suite } from "@playwright/test/reporter";
import { rerunCommand } from "./command.ts";

export default class RerunReporter implements Reporter {
  #suite: Suite | undefined;
  #runner = "";

  onBegin({ configFile = "" }: FullConfig, suite: Suite): void {
    this.#suite = suite;
    const file = path.basename(configFile);
    this.#runner = `npx playwright test${file === "playwright.config.ts" ? "" : ` --config ${file}`}`;
  }

  onEnd(): void {
    const failed = this.#suite?.allTests().filter((test) => test.outcome() === "unexpected") ?? [];
    for (const { title, location, parent } of failed) {
      const runner = `${this.#runner} --project '${parent.project()?.name}' -g`;
      console.error(rerunCommand(runner, location.file, title));
    }
  }
}
