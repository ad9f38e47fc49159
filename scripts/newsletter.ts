/**
 * `npm run newsletter -- MoraVidal`: writes an e-mail about the document with this file name, such as an issue. If the
 * argument is a day, the e-mail is about the week that ends on that day; without an argument, about the week that ends
 * today. `--for NAME` is the program that sends the e-mail, `--draft` creates a draft there, `--subject` and
 * `--preheader` replace these texts, `--out DIR` is another folder, `--content DIR` another content folder, `--yes`
 * skips the confirmation. Exit code 1 if nothing was written.
 */
import "../src/delivery/build/configuration/check-magazine.ts";
import path from "node:path";
import { parseArgs } from "node:util";
import { confirm } from "@clack/prompts";
import { messages } from "../src/content/messages/messages.ts";
import { today } from "../src/content/compiler/document/publication.ts";
import { compileContent } from "../src/delivery/build/content/compile-content.ts";
import { CONTENT_DIR, GENERATED_DIR, letterGeneratedDirOf, MAGAZINE_DIR } from "../src/delivery/build/paths.ts";
import { findLetter } from "../src/delivery/newsletter/find-letter.ts";
import { mailOf, writeMail } from "../src/delivery/newsletter/mail.ts";
import type { Sender } from "../src/delivery/newsletter/senders/sender.ts";
import { SENDERS } from "../src/delivery/newsletter/senders/senders.ts";
import { UsageError } from "../src/shared/usage-error.ts";
import { contentConfig } from "../src/types/content-config.ts";
import { siteConfig } from "../vite.config.ts";
import { parseContentFolder, FOLDER_OPTION, parseFolder } from "./arguments/folder.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    for: { type: "string", default: "files" },
    draft: { type: "boolean", default: false },
    subject: { type: "string" },
    preheader: { type: "string" },
    yes: { type: "boolean", default: false },
    content: FOLDER_OPTION,
    out: FOLDER_OPTION,
  },
});
const [argument, extra] = positionals;
if (extra !== undefined) throw new UsageError(messages.commands.notMeant(extra));
const sender = Object.hasOwn(SENDERS, values.for) ? SENDERS[values.for] : undefined;
if (!sender) throw new UsageError(messages.newsletter.noSender(values.for, Object.keys(SENDERS)));
if (values.draft && !sender.draft) throw new UsageError(messages.newsletter.noDrafts);
const keys = sender.needs.map((name) => process.env[name] ?? "");
const missing = sender.needs.filter((_name, index) => !keys[index]);
if (values.draft && missing.length > 0) throw new UsageError(messages.newsletter.noKey(sender.name, missing));

const refusal = await write(sender);
if (refusal) console.error(refusal);
process.exitCode = refusal === undefined ? 0 : 1;

/**
 * Writes the e-mail and, with `--draft`, creates a draft. Resolves to `undefined` on success, or else to the reason for
 * the failure; the reason is `""` if it was already printed or if the person declined.
 */
async function write(program: Sender): Promise<string | undefined> {
  const content = parseContentFolder(values.content) ?? CONTENT_DIR;
  const generated = content === CONTENT_DIR ? GENERATED_DIR : letterGeneratedDirOf(content);
  if (!(await compileContent({ content, out: generated }))) return "";
  const letter = await findLetter({
    target: argument,
    today: today(contentConfig.timeZone),
    config: siteConfig(),
    generated,
  });
  if (typeof letter === "string") return letter;
  const { subject = letter.subject, preheader = letter.preheader } = values;
  const mail = mailOf({ ...letter, subject, preheader }, program);
  console.log(messages.newsletter.preview(subject, preheader, mail.text));
  const shouldAsk = !values.yes && process.stdin.isTTY && process.stdout.isTTY;
  if (shouldAsk && (await confirm({ message: messages.newsletter.asks(values.draft, program.name) })) !== true)
    return "";
  const outDir = parseFolder("out", values.out) ?? path.join(MAGAZINE_DIR, "newsletter", letter.name);
  writeMail(mail, outDir);
  console.log(messages.newsletter.written(path.join(outDir, "letter.html"), program.unsubscribe));
  const draft = values.draft ? await program.draft?.(mail, keys) : undefined;
  if (draft && "error" in draft) return messages.newsletter.notDrafted(draft.error);
  if (draft) console.log(messages.newsletter.drafted(program.name, draft.url));
  return undefined;
}
