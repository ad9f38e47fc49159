/**
 * Loads the code that finds what e-mails say. Vite runs this code from its sources, because a bundle of the whole site
 * would take a minute.
 */
import path from "node:path";
import { createRunnableDevEnvironment, mergeConfig, resolveConfig, type UserConfig } from "vite";
import { ALIAS } from "../../shared/compiled/layout.ts";
import { SOURCES_DIR } from "../build/paths.ts";

type Letters = typeof import("../../site/app/server/letters.ts");

/** Calls `use` with the code that reads the content compiled to `generated`. `config`: configuration of the site. */
export async function withLetters<Result>(
  { config, generated }: { config: UserConfig; generated: string },
  use: (letters: Letters) => Promise<Result>,
): Promise<Result> {
  const own = { configFile: false as const, logLevel: "error" as const, resolve: { alias: { [ALIAS]: generated } } };
  const resolved = await resolveConfig(mergeConfig(config, own), "serve");
  const environment = createRunnableDevEnvironment("ssr", resolved, { hot: false });
  await environment.init();
  try {
    return await use(await environment.runner.import(path.join(SOURCES_DIR, "site/app/server/letters.ts")));
  } finally {
    await environment.close();
  }
}
