/**
 * Fallback fonts for the magazine's typefaces: system fonts with the metrics of these typefaces. A page uses the
 * fallback fonts if the typefaces load late.
 * https://drafts.csswg.org/css-fonts-5/#font-metrics-override-desc
 */
import { fontUses, type FontUse, type UsedFont } from "./font-files.ts";
import { LAST_RESORT_FAMILIES, SYSTEM_FACES, type SystemFace, type SystemKind } from "./system-fonts.ts";

const systemFaces = (kind: SystemKind) => Object.entries<SystemFace>(SYSTEM_FACES[kind]);

/**
 * Returns the value of `font-family`: the typeface, then its fallback fonts in the order in which browsers try them.
 */
export function familiesOf(use: FontUse): string {
  const font = fontUses[use];
  // Scripts for readers contain no fonts. They use only the names of tokens, so this placeholder is never applied.
  if (!font) return "inherit";
  const fallbackFamilies = systemFaces(font.kind).map(([name]) => `${use}-${name}`);
  return [`'${font.family}'`, ...fallbackFamilies, LAST_RESORT_FAMILIES[font.kind]].join(", ");
}

/** Returns the `@font-face` rules of the fallback fonts of one typeface. */
export const fallbackRules = (use: FontUse, { kind, capitals, ascent, descent, width }: UsedFont): string[] =>
  systemFaces(kind).map(([name, { names, ...widths }]) => {
    const size = width / widths[capitals ? "capitals" : "text"];
    const sources = names.map((localName) => `local("${localName}")`).join(",");
    return `@font-face{font-family:${use}-${name};src:${sources};size-adjust:${toPercent(size)};ascent-override:${toPercent(ascent / size)};descent-override:${toPercent(descent / size)};line-gap-override:0%}`;
  });

function toPercent(fraction: number): string {
  return `${Math.round(fraction * 1000) / 10}%`;
}
