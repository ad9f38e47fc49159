/** `content:problems`: writes the catalogue of content mistakes for editors, content/PROBLEMAS.md. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { problemsPage } from "../src/content/authoring/problems-page.ts";
import { CONTENT_DIR } from "../src/delivery/build/paths.ts";

parseArgs();

const file = path.join(CONTENT_DIR, "PROBLEMAS.md");
await writeFile(file, problemsPage());
console.log(path.relative(process.cwd(), file));
