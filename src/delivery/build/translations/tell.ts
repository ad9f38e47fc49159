import path from "node:path";
import { SITE_FOLDERS } from "../../../shared/magazine/paths.ts";
import { PUBLIC_DIR } from "../paths.ts";
import { checkTranslations } from "./check-translations.ts";

/** Says what is wrong with the translations, and answers whether a site may be built with them. */
export function tellOfTranslations({
  strict,
  publicDir = PUBLIC_DIR,
}: {
  strict: boolean;
  publicDir?: string;
}): boolean {
  const { faults, lacking } = checkTranslations(path.join(publicDir, SITE_FOLDERS.locales));
  const warnings = lacking.map((each) => `Aviso: ${each} Se va a leer en el idioma de la revista.`);
  const told = [...faults, ...warnings];
  if (told.length === 0) return true;
  const stops = faults.length > 0 || strict;
  console.error(
    ["Traducciones:", ...told.map((each) => `  ${each}`), ...(stops ? ["No se publicó nada."] : [])].join("\n"),
  );
  return !stops;
}
