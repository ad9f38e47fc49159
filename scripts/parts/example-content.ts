/** Writes example content into the folder of a new magazine. `new-magazine` starts this script. */
import "../../src/delivery/build/configuration/check-magazine.ts";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { hyphenated } from "../../src/content/schema/file-names.ts";
import { contentConfig } from "../../src/types/content-config.ts";
import { today } from "../../src/content/compiler/document/publication.ts";
import { CONTENT_DIR, MAGAZINE_DIR } from "../../src/delivery/build/paths.ts";
import { exampleFiles, readmeOf } from "../../src/delivery/new-magazine/example-files.ts";

const text = { type: "string", default: "" } as const;
const { name } = parseArgs({ options: { name: text } }).values;
const host = `${hyphenated(name) || "revista"}.example`;
const magazine = { name, url: `https://${host}`, email: `hello@${host}`, today: today(contentConfig.timeZone) };

(await exampleFiles(magazine)).make(CONTENT_DIR);
writeFileSync(path.join(MAGAZINE_DIR, "README.md"), readmeOf(name));
