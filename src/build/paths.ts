import path from "node:path";
import { ROOT } from "./root.ts";

export { ROOT };
export const CONTENT_DIR = path.join(ROOT, "content");
export const PUBLIC_DIR = path.join(ROOT, "public");
export const GENERATED_DIR = path.join(ROOT, ".contentlayer", "generated");
/** What is made of another content folder than the project's own. */
export const OTHER_GENERATED_DIR = path.join(ROOT, ".contentlayer", "generated-other");
export const CACHE_DIR = path.join(ROOT, ".contentlayer", "cache");
/** Social pictures that outlive a build. */
export const SOCIAL_DIR = path.join(CACHE_DIR, "social");
export const DIST_DIR = path.join(ROOT, "dist");
/** Where a site is put together before it becomes `dist/`. */
export const SITE_DIR = path.join(ROOT, ".contentlayer", "site");
/** A second build, to compare with the first. */
export const AGAIN_DIR = path.join(ROOT, ".contentlayer", "again");
/** A host's root in which the site is below a path: for the host tests. */
export const NESTED_DIR = path.join(ROOT, ".contentlayer", "nested");
export const NESTED_BASE = "/revistas/pompa/";
export const SUBMISSIONS_DIR = path.join(ROOT, ".submissions");
