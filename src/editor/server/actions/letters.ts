/** Actions on e-mails of a document or a week. The newsletter command makes them, because it runs the site's code. */
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import pLimit from "p-limit";
import { MEDIA_DIR, ROOT } from "../../../delivery/build/paths.ts";
import { SENDERS } from "../../../delivery/newsletter/senders/senders.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import type { Request } from "../../contract/requests.ts";
import { may } from "../../contract/team.ts";
import { findDocument } from "../content/documents.ts";
import { RefusedRequest } from "../http/refused-request.ts";
import type { EditorContext } from "./context.ts";

/** Runs the commands one after the other, because they write compiled content into the same folder. */
const inTurn = pLimit(1);

type Wanted = Request<"draftLetter"> & { draft: boolean };

const run = promisify(execFile);

export function letterActions({ content, person }: EditorContext): Pick<EditorApi, "letter" | "draftLetter"> {
  const make = async <Made>(request: Wanted, read: (folder: string, said: string) => Promise<Made>) => {
    if (request.file) await findDocument(content, request.file);
    const folder = await mkdtemp(path.join(tmpdir(), "pompa-letter-"));
    const command = [path.join(ROOT, "scripts/compiled.mjs"), "newsletter", ...argumentsOf(request)];
    const folders = ["--content", content.contentDir, "--out", folder];
    try {
      const { stdout } = await run(process.execPath, [...command, ...folders], { cwd: ROOT }).catch(refuse);
      return await read(folder, stdout);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  const drafts = Object.entries(SENDERS).flatMap(([sender, { name, draft, needs }]) =>
    draft && may(person, "publish") && needs.every((each) => process.env[each]) ? [{ sender, name }] : [],
  );
  return {
    letter: (request) =>
      inTurn(() =>
        make({ ...request, sender: "files", draft: false }, async (folder) => {
          const read = (file: string) => readFile(path.join(folder, file), "utf8");
          const [html, text, head] = await Promise.all([read("letter.html"), read("letter.txt"), read("letter.json")]);
          return {
            ...(JSON.parse(head) as { subject: string; preheader: string }),
            html,
            text,
            shown: shown(html),
            drafts,
          };
        }),
      ),
    draftLetter: (request) =>
      inTurn(() =>
        make({ ...request, draft: true }, async (_folder, said) => ({
          url: /https:\S+(?=\s*$)/.exec(said)?.[0] ?? "",
        })),
      ),
  };
}

function argumentsOf({ file, sender, subject, preheader, draft }: Wanted): string[] {
  const texts = { subject, preheader };
  const written = Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [`--${name}=${text}`]));
  return [
    ...(file ? [file.replace(/\.\w+$/, "")] : []),
    "--for",
    sender,
    "--yes",
    ...(draft ? ["--draft"] : []),
    ...written,
  ];
}

/** Throws a `RefusedRequest` with the last line that the command printed to stderr: the reason for the failure. */
function refuse({ stderr = "" }: { stderr?: string }): never {
  throw new RefusedRequest(422, stderr.trim().split("\n").at(-1) ?? "");
}

/** Embeds pictures in the HTML, because the editor blocks pictures from other hosts, and some may be unpublished. */
const shown = (html: string): string =>
  html.replaceAll(/https?:[^"]*\/media\/([^"/]+)\.webp/g, (address, name: string) => {
    const file = path.join(MEDIA_DIR, `${name}.webp`);
    return existsSync(file) ? `data:image/webp;base64,${readFileSync(file, "base64")}` : address;
  });
