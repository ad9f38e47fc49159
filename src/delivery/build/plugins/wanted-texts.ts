/**
 * Removes texts of types that the magazine does not have, such as `person.type.podcasts` and all of `podcasts`, so that
 * readers do not download texts that they never see.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { UNWANTED_TYPES } from "../../../shared/magazine/addresses.ts";

export const readWantedTexts = (file: string) =>
  JSON.parse(readFileSync(file, "utf8"), (key, value: unknown) =>
    UNWANTED_TYPES.includes(key) ? undefined : value,
  ) as Record<string, object>;

const wantedTextsJson = (file: string) => `${JSON.stringify(readWantedTexts(file), null, 2)}\n`;

/** Removes the texts of missing types from `file`, which scripts for readers import. */
export const wantedTexts = (file: string): Plugin => ({
  name: "pompa:wanted-texts",
  apply: "build",
  enforce: "pre",
  load: (id) => (id === file ? wantedTextsJson(file) : undefined),
});

/** Removes the texts of missing types from the translations in `folder`, which has a folder for each language. */
export function removeUnwantedTexts(folder: string): void {
  const files = readdirSync(folder).map((language) => path.join(folder, language, "translation.json"));
  for (const file of files.filter((each) => existsSync(each))) writeFileSync(file, wantedTextsJson(file));
}
