import type { EmotionCache } from "@emotion/cache";
import { CLASSES_ATTRIBUTE } from "../shell.ts";

export interface StyleTag {
  /** Names what it holds, for Emotion in the browser, which does not insert it again. */
  attribute?: string;
  css: string;
}

/** The styles that a render left in the cache: one tag for each global sheet and one for all classes. */
export function styleTags({ key, inserted, registered }: EmotionCache): StyleTag[] {
  const entries = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const isClass = (name: string) => registered[`${key}-${name}`] !== undefined;
  const globals = entries.filter(([name]) => !isClass(name));
  const classes = entries.filter(([name]) => isClass(name));
  const names = classes.map(([name]) => name).join(" ");
  return [
    ...globals.map(([, css]) => ({ css })),
    { attribute: `${CLASSES_ATTRIBUTE}="${names}"`, css: classes.map(([, css]) => css).join("") },
  ];
}
