/** The cover of the episodes together, which podcast apps refuse where it is not as Apple asks. */
import path from "node:path";
import { words } from "../../content/words/words.ts";
import { SHOW } from "../../shared/magazine/show.ts";
import { PUBLIC_DIR } from "./paths.ts";

/** https://podcasters.apple.com/support/896-artwork-requirements */
const [SMALLEST, LARGEST] = [1400, 3000];

/** Says what is wrong with it, and answers whether a site may be built with it. */
export async function tellOfCover(): Promise<boolean> {
  const fault = SHOW && (await coverFault(path.join(PUBLIC_DIR, SHOW.cover)));
  if (fault) console.error(words.configuration.wrong([`sections.podcasts.cover: ${fault}`]));
  return !fault;
}

/** A sentence; `undefined` where apps take the picture. */
export async function coverFault(file: string): Promise<string | undefined> {
  const { default: sharp } = await import("sharp");
  const found = await sharp(file)
    .metadata()
    .catch(() => undefined);
  const name = path.relative(".", file);
  if (!found) return words.configuration.noPicture(name);
  const { width, height } = found;
  if (width === height && width >= SMALLEST && width <= LARGEST) return undefined;
  return words.configuration.coverSize(name, [width, height], [SMALLEST, LARGEST]);
}
