import type { Reporter } from "vitest/node";
import { rerunCommand } from "./command.ts";

/** Says after a run how each test that failed is run alone. */
export const rerunReporter: Reporter = {
  onTestRunEnd(modules) {
    for (const { children, moduleId } of modules)
      for (const { name } of children.allTests("failed"))
        console.error(rerunCommand("npx vitest run -t", moduleId, name));
  },
};
