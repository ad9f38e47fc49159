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
import type { Drawing } from "../../site/components/logo/logo-file.ts";
import { socialAddress } from "../../shared/magazine/site-folders.ts";

const limit = pLimit(availableParallelism());

/** Matches characters that some font may lack. */
const UNUSUAL = /[^ -\u017f\u2013-\u201d…]/;

interface SocialOptions {
  siteName: string;
  logo: Drawing | undefined;
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
  /** Fingerprint of the code. */
  code: string;
  kept: FileCache;
  /** Called after each image that had to be drawn. */
  onProgress: (done: number, total: number) => void;
  /** Called with a sentence that names the characters that an image lacks because no font has them. */
  onWarning: (warning: string) => void;
}

/** Adds social images to a site, which must already contain the pages' own images. */
export async function addSocialPictures(
  site: FolderPlan,
  pages: readonly SitePage[],
  { siteName, logo, base, code, kept, onProgress, onWarning }: SocialOptions,
): Promise<void> {
  const own = pages.filter(({ sharesPictureOf }) => !sharesPictureOf);
  const planned = own.map(({ address, kicker, title, picture, focus }) => {
    const shown = { siteName, logo, kicker, title, picture, focus };
    return { address, shown, name: `${hash("sha256", code + JSON.stringify(shown)).slice(0, 24)}.jpg` };
  });
  const missing = planned.filter(({ name }) => !kept.has(name));
  let done = 0;
  const draw = ({ shown, name }: (typeof planned)[number]) =>
    kept.get(name, async () => {
      const { socialPicture, rightPart } = await import("./draw-social-picture.ts");
      const picture = shown.picture && site.sourceOf(shown.picture.slice(base.length));
      const drawn = await socialPicture(shown, picture ? await rightPart(picture, shown.focus) : undefined);
      onProgress(++done, missing.length);
      return drawn;
    });
  // Pages with the same image are drawn one after the other, so that the image is cut only once.
  await Promise.all(missing.toSorted(byPicture).map((each) => limit(draw, each)));
  for (const { address, name } of planned) {
    const file = kept.find(name);
    if (file !== undefined) site.link(socialAddress(address).slice(1), file);
  }
  for (const { address, shown } of planned)
    if (UNUSUAL.test(shown.kicker + shown.title)) {
      const { lackingIn } = await import("./draw-social-picture.ts");
      const letters = await lackingIn(shown);
      if (letters.length > 0) onWarning(messages.building.socialLacks(address, letters));
    }
}

interface Planned {
  shown: Pick<SitePage, "picture">;
}

function byPicture({ shown: { picture: one = "" } }: Planned, { shown: { picture: other = "" } }: Planned): number {
  return one < other ? -1 : Number(one > other);
}
