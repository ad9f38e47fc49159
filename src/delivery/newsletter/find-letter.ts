/** Finds the e-mail about a document by the document's name, or the e-mail about a week by the last day of the week. */
import path from "node:path";
import { type UserConfig, createRunnableDevEnvironment, mergeConfig, resolveConfig } from "vite";
import { messages } from "../../content/messages/messages.ts";
import { suggest } from "../../content/compiler/problems/suggest.ts";
import type { Letter } from "../../site/app/server/letters.ts";
import { ALIAS } from "../../shared/compiled/layout.ts";
import { SOURCES_DIR } from "../build/paths.ts";

interface LetterRequest {
  /** Name of a document, such as `MoraVidal` or `issues/MoraVidal.yaml`, or last day of a week; by default `today`. */
  target: string | undefined;
  today: string;
  /** Vite configuration of the site. */
  config: UserConfig;
  /** Folder of the compiled content, which contains only published documents. */
  generated: string;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const MILLISECONDS_OF_DAY = 86_400_000;

/** Returns the day that is `days` days before `day`; `undefined` if `day` does not exist, such as `2026-02-30`. */
function daysBefore(day: string, days: number): string | undefined {
  const time = Date.parse(day);
  const toDay = (at: number) => new Date(at).toISOString().slice(0, 10);
  return Number.isNaN(time) || toDay(time) !== day ? undefined : toDay(time - days * MILLISECONDS_OF_DAY);
}

/** Resolves to an e-mail, or to a sentence that says why there is no e-mail. */
export function findLetter({ target, today, config, generated }: LetterRequest): Promise<Letter | string> {
  return withLetters({ config, generated }, async ({ weekLetter, documentLetter, listSlugs }) => {
    if (target === undefined || DAY.test(target)) {
      const to = target ?? today;
      const from = daysBefore(to, 6);
      if (from === undefined || to > today) return messages.newsletter.noDay(to);
      return (await weekLetter(from, to)) ?? messages.newsletter.emptyWeek(from, to);
    }
    const { dir, name } = path.posix.parse(target);
    return (
      (await documentLetter(path.posix.join(dir, name))) ??
      messages.newsletter.unknown(target, suggest(name, await listSlugs()))
    );
  });
}

type Letters = typeof import("../../site/app/server/letters.ts");

/**
 * Calls `use` with the module that makes e-mails from the content in `generated`. `config` is the Vite configuration of
 * the site. Vite runs the module from its source code, because bundling the whole site would take a minute.
 */
async function withLetters<Result>(
  { config, generated }: { config: UserConfig; generated: string },
  use: (letters: Letters) => Promise<Result>,
): Promise<Result> {
  const overrides = {
    configFile: false as const,
    logLevel: "error" as const,
    resolve: { alias: { [ALIAS]: generated } },
  };
  const resolved = await resolveConfig(mergeConfig(config, overrides), "serve");
  const environment = createRunnableDevEnvironment("ssr", resolved, { hot: false });
  await environment.init();
  try {
    return await use(await environment.runner.import(path.join(SOURCES_DIR, "site/app/server/letters.ts")));
  } finally {
    await environment.close();
  }
}
