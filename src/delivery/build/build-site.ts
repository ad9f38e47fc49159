/**
 * Builds a site: content → bundles → pages → check → hosting → `dist/`. Files from earlier builds are linked instead of
 * being made again. The new site is made from the site before the current one, which is kept next to `dist/`, because
 * most files stay the same. At the end, the new site replaces `dist/` in one step. If the build fails, `dist/` stays
 * unchanged.
 */
import path from "node:path";
import magazine from "#magazine";
import { pathToFileURL } from "node:url";
import { messages } from "../../content/messages/messages.ts";
import { FolderPlan } from "../../shared/files/folder-plan.ts";
import { recover } from "../../shared/files/swap.ts";
import type { HostName } from "../hosting/hosts.ts";
import { type HostingOptions, prepareHosting } from "../hosting/prepare.ts";
import { addApi } from "../api/add-api.ts";
import type { SiteReferences } from "../prerender/references.ts";
import type { ServerEntry } from "../prerender/renderer.ts";
import { addPages, type AddedPages, linkBuiltFiles } from "./add-pages.ts";
import { basePath } from "./base-path.ts";
import { buildBundles } from "./bundles/build-bundles.ts";
import { CONFIGURATION_MODULE } from "./configuration/load-configuration.ts";
import { reportTypeFaults } from "./configuration/check-types.ts";
import { checkSite } from "./output/check-site.ts";
import { compileContent } from "./content/compile-content.ts";
import { COMMIT_FILE, contentCommit } from "./content/content-commit.ts";
import { CONTENT_DIR, DIST_DIR, GENERATED_DIR, OTHER_GENERATED_DIR, SERVER_ENTRY, SOURCES_DIR } from "./paths.ts";
import { refusalOf, SITE_MARK } from "./output/output-folder.ts";
import { openBuildCache, trimBuildCache } from "./output/build-cache.ts";
import { writeSite, messageOfUnchangedSite, siteKey } from "./output/last-site.ts";
import { reportFaults } from "./output/report-faults.ts";
import { reportTranslationFaults } from "./translations/check-translations.ts";

interface BuildOptions {
  content?: string;
  /** Folder for the compiled content. */
  generated?: string;
  out?: string;
  host?: HostName;
  /** Maximum number of files; by default the limit of the host's free plan. */
  maxFiles?: number;
  /**
   * Whether visited pages can be read offline. If `false`, pages in the caches of readers' browsers are removed.
   */
  offline?: boolean;
  /** Whether warnings about the content also stop the build. */
  strict?: boolean;
}

/** Builds a site, reports all faults, and returns whether the site was built. */
export async function buildSite({
  content = CONTENT_DIR,
  generated = content === CONTENT_DIR ? GENERATED_DIR : OTHER_GENERATED_DIR,
  out: folder = DIST_DIR,
  host = "files",
  maxFiles,
  offline = true,
  strict = false,
}: BuildOptions = {}): Promise<boolean> {
  const out = path.resolve(folder);
  const refusal = refusalOf(out, SITE_MARK, path.resolve(content));
  if (refusal) {
    console.error(refusal);
    return false;
  }
  // Recovery runs first: if an earlier build was killed, the site is restored even if this build fails.
  recover(out);
  console.log(messages.building.content);
  if (!reportTranslationFaults({ strict }) || !(await reportTypeFaults())) return false;
  if (!(await compileContent({ content, out: generated, strict, host }))) return false;
  console.log(messages.building.site);
  const code = await buildBundles({ generated, offline });
  const commit = contentCommit(content);
  const key = siteKey(generated, code, host, maxFiles, commit);
  const previousMessage = messageOfUnchangedSite(out, key);
  if (previousMessage !== undefined) {
    console.log(messages.building.nothingChanged(previousMessage));
    return true;
  }
  const entry = (await import(pathToFileURL(SERVER_ENTRY).href)) as ServerEntry;
  const base = basePath();
  const site = new FolderPlan();
  linkBuiltFiles(site, generated);
  if (commit) site.write(COMMIT_FILE, `${commit}\n`);
  if (magazine.api) await addApi(site, { generated, url: entry.getSite().url, base });
  console.log(messages.building.pages);
  const caches = openBuildCache();
  const addedPages = await addPages(entry, site, { code, base, caches });
  const faultReport = reportFaults(checkSite({ base, url: entry.getSite().url, ...addedPages, files: site }), content);
  if (faultReport) {
    console.error(faultReport);
    return false;
  }
  const { fits, message, output } = await addHosting(entry, site, addedPages, { host, maxFiles, base, caches });
  if (!fits) {
    console.error(message);
    return false;
  }
  output.write(SITE_MARK, "");
  const count = messages.building.countPages(addedPages.pages.length, path.relative(process.cwd(), out) || ".");
  const summary = message ? `${message}\n${count}` : count;
  writeSite(out, output, { key, message: summary });
  trimBuildCache(caches, host);
  console.log(summary);
  return true;
}

function addHosting(
  entry: ServerEntry,
  site: FolderPlan,
  { pages, references, moved, respelled, gone }: AddedPages,
  options: Pick<HostingOptions, "host" | "maxFiles" | "base" | "caches">,
) {
  console.log(messages.building.hosting);
  return prepareHosting(site, {
    ...options,
    siteName: entry.getSite().name,
    addresses: pages.map(({ address }) => address),
    links: [...linksOf(references), ...respelled.map((address) => options.base + address.slice(1))],
    moved,
    gone,
    sources: SOURCES_DIR,
    configuration: CONFIGURATION_MODULE,
  });
}

/** Returns the texts of all links without duplicates. */
function linksOf({ texts, pages }: SiteReferences): string[] {
  const isLink: boolean[] = [];
  for (const { links } of pages.values()) for (const link of links) isLink[link] = true;
  return texts.filter((_text, number) => isLink[number]);
}
