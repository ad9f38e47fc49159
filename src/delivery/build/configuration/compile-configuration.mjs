/**
 * Compiles the configuration and the types of a magazine. `compile-configuration.mjs FILE DIR NAME ENGINE OWN` writes
 * two modules into the folder NAME in DIR: `magazine.mjs` contains the configuration FILE, and the `type.ts` of each
 * type in the folders ENGINE and OWN; `schemas.mjs` contains the `schema.ts` of each type in OWN. The script runs in
 * its own process, so that modules can import the configuration without top-level `await`, which Contentlayer's engine
 * does not support.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { messagesFor } from "./editors-language.mjs";
import { addFolder } from "../../../shared/files/folder-cache.mjs";

const [file, dir, name, engineTypes, ownTypes] = process.argv.slice(2);
const messages = messagesFor(path.dirname(file));
/** The first file is what an import of `pompa` loads, even if it is not installed. It re-exports the other files. */
const ENTRY_FILES = ["index.ts", "shared/magazine/define-magazine.ts", "shared/magazine/define-type.ts"].map(
  (entryFile) => fileURLToPath(new URL(`../../../${entryFile}`, import.meta.url)),
);

const foldersOf = (folder) =>
  (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory())
    .map(({ name: type }) => type);

/** Returns a pair for each type in a folder: the name of the type and the path of its file `fileName`. */
const filesOf = (folder, fileName) => foldersOf(folder).map((type) => [type, path.join(folder, type, fileName)]);

function fail(message) {
  console.error(message);
  process.exit(2);
}

for (const fileName of ["type.ts", "schema.ts", "site.ts"])
  for (const [type, typeFile] of filesOf(ownTypes, fileName))
    if (!existsSync(typeFile)) fail(messages.typeLacks(type, fileName, path.dirname(typeFile)));

/** Returns the source of a module that exports the default export of each file under the name of its type. */
function collectTypes(exportStatement, files) {
  const imports = files.map(([, typeFile], index) => `import t${index} from ${JSON.stringify(typeFile)};`);
  const names = files.map(([type], index) => `${JSON.stringify(type)}: t${index}`);
  return [...imports, `${exportStatement} { ${names.join(", ")} };`].join("\n");
}

/**
 * Returns the names of the values that a file re-exports, joined by commas. The bundler reports an import of any other
 * name.
 */
function exportedNames(entryFile) {
  const lists = [...readFileSync(entryFile, "utf8").matchAll(/^export \{([^}]*)\}/gm)];
  return lists
    .flatMap(([, names]) => names.split(",").filter((exportName) => exportName.trim() && !/\btype /.test(exportName)))
    .join(",");
}

const MODULES = {
  "\0magazine": `export { default } from ${JSON.stringify(file)};
${collectTypes("export const types =", [...filesOf(engineTypes, "type.ts"), ...filesOf(ownTypes, "type.ts")])}`,
  "\0schemas": collectTypes("export default", filesOf(ownTypes, "schema.ts")),
  // Exports the engine's copy of the module, which `own-schemas.ts` stores under this symbol before schemas are loaded.
  // A second copy of the module would define fields of its own.
  "\0pompa/schema": `export const { ${exportedNames(fileURLToPath(new URL("../../../schema.ts", import.meta.url)))} } =
  globalThis[Symbol.for("pompa/schema")];`,
};

/** Matches an import of `pompa`, by its name or by its former path, which check-magazine.ts refuses. */
const ENTRY_IMPORT = /^pompa$|\/define-magazine(?:\.ts)?$/;

const plugin = {
  name: "pompa:configuration",
  resolveId(id, from) {
    if (from !== ENTRY_FILES[0] && ENTRY_IMPORT.test(id)) return ENTRY_FILES[0];
    return `\0${id}` in MODULES ? `\0${id}` : undefined;
  },
  load: (id) => MODULES[id],
};

await addFolder(dir, async (temporary) => {
  const input = { magazine: "magazine", schemas: "schemas" };
  const bundle = await rolldown({ input, plugins: [plugin], platform: "node", tsconfig: false, logLevel: "silent" });
  await bundle.write({ dir: temporary, entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" });
  const isTypeFile = (id) => [engineTypes, ownTypes].some((folder) => id.startsWith(folder + path.sep));
  const foreignImport = (await bundle.watchFiles)
    .filter((id) => path.isAbsolute(id))
    .find((id) => path.resolve(id) !== file && !ENTRY_FILES.includes(id) && !isTypeFile(id));
  if (foreignImport) fail(messages.configurationImports(foreignImport));
  return name;
});
