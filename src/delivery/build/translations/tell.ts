import path from "node:path";
import { messages } from "../../../content/messages/messages.ts";
import { DOCUMENT_PLACES, DOCUMENT_TYPES, NAVIGATION_SECTIONS } from "../../../shared/magazine/addresses.ts";
import { LANGUAGES } from "../../../shared/magazine/language.ts";
import { SITE_FOLDERS } from "../../../shared/magazine/paths.ts";
import { PUBLIC_DIR } from "../paths.ts";
import { checkTranslations } from "./check-translations.ts";

/** What readers read of the types that the magazine has. */
const KEYS_OF_TYPES = [
  ...Object.keys(DOCUMENT_PLACES).map((type) => `person.type.${type}`),
  ...Object.entries(DOCUMENT_TYPES).flatMap(([type, { section }]) =>
    type === "team" ? [] : [`search.kind.${section}`, `search.kinds.${section}`],
  ),
  ...NAVIGATION_SECTIONS.map(({ section }) => `nav.${section}`),
];

/** Says what is wrong with the translations, and answers whether a site may be built with them. */
export function tellOfTranslations({
  strict,
  publicDir = PUBLIC_DIR,
}: {
  strict: boolean;
  publicDir?: string;
}): boolean {
  const { faults, lacking } = checkTranslations(path.join(publicDir, SITE_FOLDERS.locales), LANGUAGES, KEYS_OF_TYPES);
  const warnings = lacking.map(messages.translations.warning);
  const told = [...faults, ...warnings];
  if (told.length === 0) return true;
  const stops = faults.length > 0 || strict;
  console.error(
    [
      messages.translations.all,
      ...told.map((each) => `  ${each}`),
      ...(stops ? [messages.translations.stops] : []),
    ].join("\n"),
  );
  return !stops;
}
