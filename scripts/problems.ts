/** `content:problems`: writes the catalogue of content mistakes for editors, content/PROBLEMAS.md. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { problemsPage } from "../src/content/authoring/problems-page.ts";
import { CONTENT_DIR } from "../src/delivery/build/paths.ts";

await writeFile(path.join(CONTENT_DIR, "PROBLEMAS.md"), problemsPage());
console.log("content/PROBLEMAS.md");
