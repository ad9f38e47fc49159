/** Finds the e-mail that somebody asks for by the name of a document or by the last day of a week. */
import path from "node:path";
import type { UserConfig } from "vite";
import { messages } from "../../content/messages/messages.ts";
import { suggest } from "../../content/compiler/problems/suggest.ts";
import type { Letter } from "../../site/app/server/letters.ts";
import { withLetters } from "./load-letters.ts";

interface Wanted {
  /** File name of a document, such as `MoraVidal` or `issues/MoraVidal.yaml`, or a day; by default `today`. */
  written: string | undefined;
  today: string;
  /** Configuration of Vite for the site. */
  config: UserConfig;
  /** Folder of the compiled content, which contains only published documents. */
  generated: string;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const MILLISECONDS_OF_DAY = 86_400_000;

/** Returns the day some days before another; `undefined` for a day that no month has. */
function daysBefore(day: string, days: number): string | undefined {
  const time = Date.parse(day);
  const written = (at: number) => new Date(at).toISOString().slice(0, 10);
  return Number.isNaN(time) || written(time) !== day ? undefined : written(time - days * MILLISECONDS_OF_DAY);
}

/** Resolves to an e-mail, or to a sentence that says why there is none. */
export function findLetter({ written, today, config, generated }: Wanted): Promise<Letter | string> {
  return withLetters({ config, generated }, async ({ weekLetter, documentLetter, listNames }) => {
    if (written === undefined || DAY.test(written)) {
      const to = written ?? today;
      const from = daysBefore(to, 6);
      if (from === undefined || to > today) return messages.newsletter.noDay(to);
      return (await weekLetter(from, to)) ?? messages.newsletter.emptyWeek(from, to);
    }
    const { dir, name } = path.posix.parse(written);
    return (
      (await documentLetter(path.posix.join(dir, name))) ??
      messages.newsletter.unknown(written, suggest(name, await listNames()))
    );
  });
}
