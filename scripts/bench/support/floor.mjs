/**
 * Does the minimum work of any compiler of this content, in one thread: reads every file, parses the YAML with js-yaml,
 * validates the values with zod, and writes JSON. Arguments: content folder, output file.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { load } from "js-yaml";
import { z } from "zod";

const [contentDir, outFile] = process.argv.slice(2);
const credit = z.strictObject({ rol: z.string(), name: z.string(), link: z.string() });
const thanks = z.strictObject({ name: z.string(), link: z.string() });
const issue = z.strictObject({
  number: z.string().min(1),
  name: z.string().min(1),
  published: z.iso.date(),
  topics: z.array(z.string()).optional(),
  color: z.string().regex(/^#[0-9a-f]{6}$/i),
  layout: z.enum(["bri", "cami"]),
  image: z.strictObject({ src: z.string(), alt: z.string() }),
  credits: z.strictObject({ col1: z.array(credit), col2: z.array(credit), thanks: z.array(thanks) }),
});

const folder = path.join(contentDir, "issues");
const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
const documents = files.map((name) => issue.parse(load(readFileSync(path.join(folder, name), "utf8"))));
writeFileSync(outFile, JSON.stringify(documents));
