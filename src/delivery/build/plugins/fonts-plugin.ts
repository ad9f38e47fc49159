import type { Plugin } from "vite";
import magazine from "#magazine";
import type { Font } from "../../../shared/magazine/define-magazine.ts";
import { IN_CAPITALS } from "../../../shared/magazine/heading-fonts.ts";
import { LANGUAGES } from "../../../shared/magazine/language.ts";
import type { FontUse, UsedFont } from "../../../site/theme/font-files.ts";
import type { SystemKind } from "../../../site/theme/system-fonts.ts";
import { fontFile, metadataOf, setsOf, weightsOf } from "../../prerender/lettering/fontsource.ts";

/** Puts the files and metrics of the magazine's fonts into `site/theme/font-files.ts`. */
export function fontsPlugin(): Plugin {
  return {
    name: "pompa:fonts",
    load: {
      filter: { id: /\/site\/theme\/font-files\.ts$/ },
      handler: async () => ({ code: await fontFilesModule(), map: null }),
    },
  };
}

async function fontFilesModule(): Promise<string> {
  const files = Object.entries<Font>(magazine.fonts).flatMap(([name, font]) => filesOf(name, font));
  const imports = files.map(({ url }, index) => `import file${index} from ${JSON.stringify(`${url}?url`)};`);
  const entries = files.map((file, index) => `{ ...${JSON.stringify(file)}, url: file${index} }`);
  return `${imports.join("")}
export const fontFiles = [${entries.join()}];
export const fontUses = ${JSON.stringify(await fontUses())};`;
}

/** Returns a font's files, one per wanted character set. For a character in two sets, browsers use the last file. */
function filesOf(name: string, font: Font) {
  const sets = Object.entries(setsOf(font)).filter(([set]) => WANTED_SETS.some((each) => set.startsWith(each)));
  const { family } = metadataOf(font.package);
  const common = { font: name, family, weight: weightsOf(font), style: font.style ?? "normal" };
  return sets.map(([set, range]) => ({ ...common, set, range, url: fontFile(font, set) }));
}

/** Returns the English name of a script or a language, as in the names of character sets: `cyrillic`, `vietnamese`. */
const englishName = (type: "language" | "script", code: string) =>
  new Intl.DisplayNames("en", { type }).of(code)?.toLowerCase() ?? code;

const WANTED_SETS = LANGUAGES.flatMap((language) => [
  "latin",
  englishName("language", language),
  englishName("script", new Intl.Locale(language).maximize().script ?? "Latn"),
]);

async function fontUses(): Promise<Record<FontUse, UsedFont>> {
  const { heading, tagline, body } = magazine.fonts;
  return {
    heading: await describeFont(heading, IN_CAPITALS, heading.bold),
    tagline: await describeFont(tagline, false),
    body: await describeFont(body, false),
    label: await describeFont(body, true),
  };
}

async function describeFont(font: Font, capitals: boolean, bold = (font.weight ?? 400) >= 600): Promise<UsedFont> {
  // The dynamic import loads the module that computes font metrics only when the site is bundled.
  const { measuresOf } = await import("../../prerender/lettering/measures.ts");
  const { family, category } = metadataOf(font.package);
  const isItalic = font.style === "italic";
  return {
    family,
    kind: kindOf(category === "serif", bold, isItalic),
    capitals,
    ...(await measuresOf(font, capitals)),
  };
}

function kindOf(isSerif: boolean, isBold: boolean, isItalic: boolean): SystemKind {
  if (!isSerif) return isBold ? "bold sans" : "sans";
  if (isItalic) return "italic serif";
  return isBold ? "bold serif" : "serif";
}
