/**
 * Actions on e-mails of a document or a week. The newsletter command makes the e-mails in a process of its own, because
 * the command runs the site's code.
 */
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

type LetterRequest = Request<"draftLetter"> & { draft: boolean };

const run = promisify(execFile);

export function letterActions({ content, person }: EditorContext): Pick<EditorApi, "letter" | "draftLetter"> {
  const runNewsletter = <Result>(request: LetterRequest, read: (folder: string, stdout: string) => Promise<Result>) =>
    inTurn(async () => {
      if (request.file) await findDocument(content, request.file);
      const folder = await mkdtemp(path.join(tmpdir(), "pompa-letter-"));
      const command = [path.join(ROOT, "scripts/compiled.mjs"), "newsletter", ...argumentsOf(request)];
      const folders = ["--content", content.contentDir, "--out", folder];
      try {
        const { stdout } = await run(process.execPath, [...command, ...folders], { cwd: ROOT }).catch(refuseWithStderr);
        return await read(folder, stdout);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  const drafts = Object.entries(SENDERS).flatMap(([sender, { name, draft, needs }]) =>
    draft && may(person, "publish") && needs.every((each) => process.env[each]) ? [{ sender, name }] : [],
  );
  return {
    letter: (request) =>
      runNewsletter({ ...request, sender: "files", draft: false }, async (folder) => {
        const read = (file: string) => readFile(path.join(folder, file), "utf8");
        const [html, text, head] = await Promise.all([read("letter.html"), read("letter.txt"), read("letter.json")]);
        return {
          ...(JSON.parse(head) as { subject: string; preheader: string }),
          html,
          text,
          shown: embedPictures(html),
          drafts,
        };
      }),
    draftLetter: (request) =>
      runNewsletter({ ...request, draft: true }, async (_folder, stdout) => ({
        url: /https:\S+(?=\s*$)/.exec(stdout)?.[0] ?? "",
      })),
  };
}

function argumentsOf({ file, sender, subject, preheader, draft }: LetterRequest): string[] {
  const texts = { subject, preheader };
  const textOptions = Object.entries(texts).flatMap(([name, text]) =>
    text === undefined ? [] : [`--${name}=${text}`],
  );
  return [
    ...(file ? [file.replace(/\.\w+$/, "")] : []),
    "--for",
    sender,
    "--yes",
    ...(draft ? ["--draft"] : []),
    ...textOptions,
  ];
}

/** Throws a `RefusedRequest` with the last line that the command printed to stderr: the reason for the failure. */
function refuseWithStderr({ stderr = "" }: { stderr?: string }): never {
  throw new RefusedRequest(422, stderr.trim().split("\n").at(-1) ?? "");
}

/** Embeds pictures in the HTML: the editor blocks pictures of other hosts, and some pictures are not published yet. */
const embedPictures = (html: string): string =>
  html.replaceAll(/https?:[^"]*\/media\/([^"/]+)\.webp/g, (address, name: string) => {
    const file = path.join(MEDIA_DIR, `${name}.webp`);
    return existsSync(file) ? `data:image/webp;base64,${readFileSync(file, "base64")}` : address;
  });
