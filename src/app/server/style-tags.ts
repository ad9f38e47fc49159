import type { EmotionCache } from "@emotion/cache";

/**
 * The styles that a render left in the cache: one tag for each global sheet and one for all
 * classes, named so that emotion in the browser takes them over instead of inserting them again.
 */
export function styleTags({ key, inserted, registered }: EmotionCache): string {
  const entries = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const isClass = (name: string) => registered[`${key}-${name}`] !== undefined;
  const globals = entries.filter(([name]) => !isClass(name));
  const classes = entries.filter(([name]) => isClass(name));
  const names = classes.map(([name]) => name).join(" ");
  return [
    ...globals.map(([name, css]) => `<style data-emotion="${key}-global ${name}">${css}</style>`),
    `<style data-emotion="${key} ${names}">${classes.map(([, css]) => css).join("")}</style>`,
  ].join("");
}
