import { existsSync } from "node:fs";
import path from "node:path";
import { addressOf } from "../compiler/check/names.ts";
import type { SourceName } from "../compiler/document/source.ts";
import { readSources } from "../compiler/read/read-sources.ts";
import { contentConfig } from "../schema/content-config.ts";
import { bringBack, type Former, writePictures } from "./bring-back.ts";
import { takeAddresses } from "./former-addresses.ts";
import type { Today } from "./mentions-of-today.ts";
import { type Extension, readFields } from "./read-fields.ts";
import { type TextChanges, writeTexts } from "./text-changes.ts";

/** Puts back a document that is not there any more, with its pictures and its addresses; answers its file. */
export async function recoverDocument(today: Today, former: Former, was: SourceName): Promise<string> {
  const { contentDir } = today;
  const own = freeName(contentDir, was);
  const { text, pictures } = await bringBack(today, former, { own, was: was.file });
  const texts: TextChanges = new Map([[own.file, { before: "", after: text }]]);
  const said = readFields(text, path.extname(own.file) as Extension)?.fields.formerAddresses;
  const addresses = [addressOf(contentConfig, own), ...(Array.isArray(said) ? said : [])].flatMap((each) => each ?? []);
  const { sources } = readSources(contentConfig, contentDir);
  await takeAddresses(texts, sources, { addresses: addresses.map(String), owner: own.file });
  await writePictures(contentDir, pictures);
  await writeTexts(contentDir, texts, "after");
  return own.file;
}

/** Its own, unless another document has that by now. */
function freeName(contentDir: string, { collection, slug, file }: SourceName): SourceName {
  for (let number = 1; ; number++) {
    const own = number === 1 ? slug : slug + number;
    const free = { collection, slug: own, file: path.posix.join(path.posix.dirname(file), own + path.extname(file)) };
    if (!existsSync(path.join(contentDir, free.file))) return free;
  }
}
