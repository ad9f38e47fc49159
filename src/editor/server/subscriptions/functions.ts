/** What SQLite cannot tell by itself: accents, capitals beyond ASCII, and the clocks of the magazine. */
import { plain } from "../../../shared/compiled/plain.ts";
import { onceForEach } from "../../../shared/once-for-each.ts";
import { momentOf } from "../../../content/compiler/document/publication.ts";
import { contentConfig } from "../../../content/schema/content-config.ts";
import type { Database } from "../../../delivery/server/database/load.ts";

/** `2026-11-26 18:00` of a moment in ISO 8601. */
export const clock = (received: string): string => momentOf(contentConfig.timeZone, Date.parse(received));

/** The same for every spelling of an address. */
export const addressOf = (correo: string): string => correo.trim().normalize("NFC").toLowerCase();

export function addFunctions(database: Database): void {
  // To ask the clock for each row takes longer than everything else; months begin with an hour.
  const monthOfHour = onceForEach((hour: string) => clock(`${hour}:00:00Z`).slice(0, "2026-11".length));
  const pure = { deterministic: true };
  database.function("month", pure, (received: string) => monthOfHour(received.slice(0, "2026-11-26T18".length)));
  database.function("address", pure, addressOf);
  database.function("says", { ...pure, varargs: true }, (search: string, ...texts: string[]) =>
    Number(says(search, texts)),
  );
}

/** `search`: words without accents and capitals. */
function says(search: string, texts: readonly string[]): boolean {
  const said = plain(texts.join(" "));
  return search.split(/\s+/).every((word) => said.includes(word));
}
