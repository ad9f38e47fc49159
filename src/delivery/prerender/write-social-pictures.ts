/**
 * Adds social images of all pages. The images are cached, because drawing an image takes longer than rendering a page.
 */
import { hash } from "node:crypto";
import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import { messages } from "../../content/messages/messages.ts";
import type { SitePage } from "../../site/app/server/site-pages.ts";
import type { FileCache } from "../../shared/files/file-cache.ts";
import type { FolderPlan } from "../../shared/files/folder-plan.ts";
import type { LogoDrawing } from "../../site/components/logo/logo-file.ts";
import { socialAddress } from "../../shared/magazine/site-folders.ts";

const limit = pLimit(availableParallelism());

/** Matches characters that some fonts may lack. */
const UNUSUAL = /[^ -\u017f\u2013-\u201d…]/;

interface SocialOptions {
  siteName: string;
  logo: LogoDrawing | undefined;
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
  /** Fingerprint of the code. */
  code: string;
  cache: FileCache;
  /** Called after each image that was drawn because it was not in the cache. */
  onProgress: (done: number, total: number) => void;
  /** Called with a sentence that names the characters that are missing from an image, because no font has them. */
  onWarning: (warning: string) => void;
}

/** Adds social images to a site. The site must already contain the pages' own pictures, which the images show. */
export async function addSocialPictures(
  site: FolderPlan,
  pages: readonly SitePage[],
  { siteName, logo, base, code, cache, onProgress, onWarning }: SocialOptions,
): Promise<void> {
  const ownPages = pages.filter(({ sharesPictureOf }) => !sharesPictureOf);
  const planned = ownPages.map(({ address, kicker, title, picture, focus }) => {
    const content = { siteName, logo, kicker, title, picture, focus };
    return { address, content, name: `${hash("sha256", code + JSON.stringify(content)).slice(0, 24)}.jpg` };
  });
  const missing = planned.filter(({ name }) => !cache.has(name));
  let done = 0;
  const draw = ({ content, name }: (typeof planned)[number]) =>
    cache.get(name, async () => {
      const { drawSocialPicture, cropRightPart } = await import("./draw-social-picture.ts");
      const picture = content.picture && site.sourceOf(content.picture.slice(base.length));
      const image = await drawSocialPicture(content, picture ? await cropRightPart(picture, content.focus) : undefined);
      onProgress(++done, missing.length);
      return image;
    });
  // Pages with the same picture are drawn one after the other, so that the picture is cropped only once.
  await Promise.all(missing.toSorted(byPicture).map((each) => limit(draw, each)));
  for (const { address, name } of planned) {
    const file = cache.find(name);
    if (file !== undefined) site.link(socialAddress(address).slice(1), file);
  }
  for (const { address, content } of planned)
    if (UNUSUAL.test(content.kicker + content.title)) {
      const { findMissingCharacters } = await import("./draw-social-picture.ts");
      const characters = await findMissingCharacters(content);
      if (characters.length > 0) onWarning(messages.building.socialLacks(address, characters));
    }
}

interface PlannedPicture {
  content: Pick<SitePage, "picture">;
}

function byPicture(
  { content: { picture: one = "" } }: PlannedPicture,
  { content: { picture: other = "" } }: PlannedPicture,
): number {
  return one < other ? -1 : Number(one > other);
}
