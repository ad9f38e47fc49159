import { tell } from "../../src/content/compiler/explain/problems-from.ts";
import { renderMarkdown } from "../../src/content/compiler/markdown/render.ts";
import { readDocuments } from "../../src/content/compiler/read/read-documents.ts";
import { sourceOf } from "../../src/content/compiler/read/files/read-sources.ts";
import { contentConfig } from "../../src/types/content-config.ts";
import type { HostileText } from "./hostile-texts.ts";

interface Reading {
  /** Of the processor, in milliseconds. */
  work: number;
  /** Codes of what was found wrong. */
  codes: string[];
}

/** Reads a document as the compiler does, tells what is wrong in it and shows its texts. */
export async function reading({ file, text }: HostileText): Promise<Reading> {
  const [collection = "", name = ""] = file.split("/");
  const before = process.cpuUsage();
  const source = sourceOf({ file, collection, slug: name.replace(/\.\w+$/, "") }, Buffer.from(text));
  const codes = "hash" in source ? await codesOf(source) : [source.code];
  const { user, system } = process.cpuUsage(before);
  return { work: (user + system) / 1000, codes };
}

async function codesOf(source: Parameters<typeof readDocuments>[1][number]): Promise<string[]> {
  const { documents, problems, findings, refused } = await readDocuments(contentConfig, [source]);
  const told = await tell(contentConfig, refused, findings);
  for (const { content } of documents)
    for (const tree of content?.texts.values() ?? []) renderMarkdown(tree, { pictureAt: () => PICTURE, base: "/" });
  return [...problems, ...told].map(({ code }) => code);
}

const PICTURE = { src: "/a.webp", srcSet: "/a.webp 1w", width: 1, height: 1, placeholder: "777777" };
