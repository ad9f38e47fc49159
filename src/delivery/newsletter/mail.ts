import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Letter } from "../../site/app/server/letters.ts";
import { letterHtml } from "./letter-html.ts";
import { letterText } from "./letter-text.ts";
import type { Mail, Sender } from "./senders/sender.ts";

/** Returns an e-mail as a program sends it. */
export function mailOf(letter: Letter, sender: Sender): Mail {
  const { name, subject, preheader, magazine } = letter;
  return {
    name,
    subject,
    preheader,
    html: letterHtml(letter, sender),
    text: letterText(letter, sender),
    from: magazine,
  };
}

/** Writes an e-mail into a folder: its HTML, its text, and its subject and preheader as JSON. */
export function writeMail({ subject, preheader, html, text }: Mail, folder: string): void {
  const files = { html, txt: text, json: `${JSON.stringify({ subject, preheader }, undefined, 2)}\n` };
  mkdirSync(folder, { recursive: true });
  for (const [ending, content] of Object.entries(files)) writeFileSync(path.join(folder, `letter.${ending}`), content);
}
