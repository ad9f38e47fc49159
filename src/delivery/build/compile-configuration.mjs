/**
 * Compiles `magazine.config.ts` into a folder: `compile-configuration.mjs FILE DIR NAME`. A process of its own, so that who
 * imports the configuration need not wait: Contentlayer's engine knows no `await` outside of functions.
 */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { addFolder } from "../../shared/files/kept-folders.mjs";

const [file, dir, name] = process.argv.slice(2);
/** What it may import. Whatever else it is made of would change unnoticed. */
const TYPE = fileURLToPath(new URL("../../shared/magazine/define-magazine.ts", import.meta.url));

await addFolder(dir, async (unfinished) => {
  const bundle = await rolldown({ input: file, platform: "node", tsconfig: false, logLevel: "silent" });
  await bundle.write({ dir: unfinished, entryFileNames: "magazine.mjs" });
  const other = (await bundle.watchFiles).find((id) => path.resolve(id) !== file && id !== TYPE);
  if (other) {
    console.error(`magazine.config.ts no puede importar otros archivos, como ${other}.`);
    process.exit(2);
  }
  return name;
});
