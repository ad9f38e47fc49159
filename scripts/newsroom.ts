/**
 * `npm run newsroom`: serves the editor for a team, and the published site with its form. `--help` lists the arguments.
 */
import "../src/delivery/build/configuration/check-magazine.ts";
import { existsSync } from "node:fs";
import { messages } from "../src/editor/messages/messages.ts";
import { once } from "../src/shared/once.ts";
import { UsageError } from "../src/shared/usage-error.ts";
import { databaseIn } from "../src/delivery/server/database/open.ts";
import { buildEditor } from "../src/editor/server/build-editor.ts";
import { findInstallationProblems } from "../src/editor/newsroom/check.ts";
import { openNewsroomDatabase } from "../src/editor/newsroom/database.ts";
import { startNewsroom } from "../src/editor/newsroom/newsroom.ts";
import { buildSite } from "../src/editor/newsroom/publication-queue.ts";
import { HELP, newsroomOptions, parseCommand } from "../src/editor/newsroom/options.ts";

const { help, positionals, raw } = parseCommand(process.argv.slice(2), process.env);
const [action, file] = positionals;

if (help) console.log(HELP);
else if (action === "backup" && file) await backup(file);
else if (action === "check") await check();
else if (action === undefined) await start();
else throw new UsageError(HELP);

async function backup(to: string): Promise<void> {
  const { state } = newsroomOptions(raw);
  const from = databaseIn(state);
  if (!existsSync(from)) throw new UsageError(messages.commands.nothingStored(from));
  const database = await openNewsroomDatabase(state);
  await database.backup(to);
  database.close();
  console.log(messages.commands.stored(to));
}

async function check(): Promise<void> {
  const problems = await findInstallationProblems(raw);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(messages.newsroom.lacksNothing);
}

async function start(): Promise<void> {
  const options = newsroomOptions(raw);
  const bundle = once(() => buildEditor(() => console.log(messages.commands.preparing)));
  const newsroom = await startNewsroom(options, {
    bundle,
    build: buildSite,
    log: console.log,
    onError: console.error,
  });
  await bundle();
  const address = options.publicUrl?.origin ?? `http://localhost:${newsroom.port}`;
  console.log(messages.commands.newsroomIsOpen(address, `http://localhost:${newsroom.sitePort}`));
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void newsroom.close().then(() => process.exit(0)));
}
