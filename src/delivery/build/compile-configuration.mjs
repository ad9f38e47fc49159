/**
 * Compiles `magazine.config.ts` into a folder: `compile-configuration.mjs FILE DIR NAME`. A process of its own, so that who
 * imports the configuration need not wait: Contentlayer's engine knows no `await` outside of functions.
 */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { addFolder } from "../../shared/files/kept-folders.mjs";

const [file, dir, name] = process.argv.slice(2);
/** `pompa`, and what it is made of. Whatever else a configuration is made of would change unnoticed. */
const DOOR = fileURLToPath(new URL("../../index.ts", import.meta.url));
const TYPE = fileURLToPath(new URL("../../shared/magazine/define-magazine.ts", import.meta.url));
/** By its name, whether the magazine has it installed or not, and by its former path, which check-magazine.ts refuses. */
const engine = {
  name: "pompa:engine",
  resolveId: (source, from) => (from !== DOOR && /^pompa$|\/define-magazine(?:\.ts)?$/.test(source) ? DOOR : undefined),
};

await addFolder(dir, async (unfinished) => {
  const options = { platform: "node", tsconfig: false, logLevel: "silent", plugins: [engine] };
  const bundle = await rolldown({ input: file, ...options });
  await bundle.write({ dir: unfinished, entryFileNames: "magazine.mjs" });
  const other = (await bundle.watchFiles).find((id) => ![file, DOOR, TYPE].includes(path.resolve(id)));
  if (other) {
    console.error(`magazine.config.ts no puede importar otros archivos, como ${other}.`);
    process.exit(2);
  }
  return name;
});
