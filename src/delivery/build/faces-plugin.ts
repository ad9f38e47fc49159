import type { Plugin } from "vite";
import { FACE_USES, FACES, type FaceUse } from "../../shared/magazine/faces.ts";

/** Of a letter that is in both the last has it. */
const SETS = ["latin-ext", "latin"];

/** Puts the files of the magazine's faces and their measures into `site/theme/font-files.ts`. */
export function facesPlugin(): Plugin {
  return {
    name: "pompa:faces",
    load: {
      filter: { id: /\/site\/theme\/font-files\.ts$/ },
      handler: async () => ({ code: await fontFilesModule(), map: null }),
    },
  };
}

/** Only who bundles the site needs what reads fonts. */
async function fontFilesModule(): Promise<string> {
  const { fontFile, setsOf } = await import("../prerender/lettering/fontsource.ts");
  const { measuresOf } = await import("../prerender/lettering/measures.ts");
  const files = Object.entries(FACES).flatMap(([name, face]) => {
    const ranges = setsOf(face);
    const sets = SETS.filter((set) => set in ranges);
    return sets.map((set) => ({ face: name, set, range: ranges[set], url: fontFile(face, set) }));
  });
  const imports = files.map(({ url }, index) => `import file${index} from ${JSON.stringify(`${url}?url`)};`);
  const entries = files.map((file, index) => `{ ...${JSON.stringify(file)}, url: file${index} }`);
  const uses = Object.keys(FACE_USES) as FaceUse[];
  const measures = await Promise.all(uses.map(async (use) => [use, await measuresOf(use)] as const));
  return `${imports.join("")}
export const fontFiles = [${entries.join()}];
export const measures = ${JSON.stringify(Object.fromEntries(measures))};`;
}
