/**
 * Fallback fonts for the magazine's typefaces, used where these come late: system fonts with the measures of ours.
 * https://drafts.csswg.org/css-fonts-5/#font-metrics-override-desc
 */
import { fontUses, type FontUse, type UsedFont } from "./font-files.ts";
import { OTHERWISE, SYSTEM_FACES, type SystemFace, type SystemKind } from "./system-fonts.ts";

const systemFaces = (kind: SystemKind) => Object.entries<SystemFace>(SYSTEM_FACES[kind]);

/** The value of `font-family`: the face, then its fallback fonts in the order in which they are tried. */
export function familiesOf(use: FontUse): string {
  const font = fontUses[use];
  // Readers' scripts have only the names of tokens, so this value is never used there.
  if (!font) return "inherit";
  const standIns = systemFaces(font.kind).map(([name]) => `${use}-${name}`);
  return [`'${font.family}'`, ...standIns, OTHERWISE[font.kind]].join(", ");
}

/** The `@font-face` rules of the fallback fonts. */
export const standInRules = (use: FontUse, { kind, capitals, ascent, descent, width }: UsedFont): string[] =>
  systemFaces(kind).map(([name, { names, ...widths }]) => {
    const size = width / widths[capitals ? "capitals" : "text"];
    const sources = names.map((each) => `local("${each}")`).join(",");
    return `@font-face{font-family:${use}-${name};src:${sources};size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%}`;
  });

function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`;
}
