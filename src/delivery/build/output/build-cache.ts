import { FileCache } from "../../../shared/files/file-cache.ts";
import { type HostName, profileOf } from "../../hosting/hosts.ts";
import { COPIES_DIR, DATA_DIR, PAGES_DIR, SOCIAL_DIR } from "../paths.ts";

/** Caches of pages, page data, social images and compressed copies. Each build leaves them for the next one. */
export type BuildCache = ReturnType<typeof openBuildCache>;

export const openBuildCache = () => ({
  pages: new FileCache(PAGES_DIR),
  data: new FileCache(DATA_DIR),
  social: new FileCache(SOCIAL_DIR),
  copies: new FileCache(COPIES_DIR),
});

/**
 * Removes unused files from the caches. Keeps all compressed copies if the host compresses files itself, because
 * another host may need the copies.
 */
export function trimBuildCache({ copies, ...others }: BuildCache, host: HostName): void {
  for (const files of Object.values(others)) files.trim();
  if (!profileOf(host).compresses) copies.trim();
}
