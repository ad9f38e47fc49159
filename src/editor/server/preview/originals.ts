/**
 * Pictures as they lie in the content folder, for the preview: what the site derives of them takes a second each,
 * and an editor looks at once.
 */
import type { Picture } from "../../../shared/compiled/document.ts";
import type { Source } from "../../../content/compiler/document/source.ts";
import type { Images } from "../../../content/compiler/pictures/images.ts";
import type { ContentFiles } from "../../../content/compiler/read/content-files.ts";

/** Of a picture that is missing: upright, as most covers are. */
const [MISSING_WIDTH, MISSING_HEIGHT] = [900, 1200];
/** Drawn as a file, because its size is what the page is laid out by. */
export const MISSING_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="${MISSING_WIDTH}" height="${MISSING_HEIGHT}"><rect width="100%" height="100%" fill="gray"/><path d="M300 720l150-200 100 130 60-70 90 140z" fill="darkgray"/></svg>`;
const MISSING: Picture = {
  src: `data:image/svg+xml,${encodeURIComponent(MISSING_SVG)}`,
  srcSet: "",
  width: MISSING_WIDTH,
  height: MISSING_HEIGHT,
  placeholder: "777777",
};

/** Where the editor serves a file of the content folder; `version` changes with the file. */
export type FileAddress = (file: string, version: string) => string;

export function originalAt(
  { files, images }: { files: ContentFiles; images: Images },
  source: Source,
  src: string,
  address: FileAddress,
): Picture {
  const sought = files.seek(source, src);
  const image = "file" in sought ? images.find(sought.file) : undefined;
  if (!image) return MISSING;
  const { width, height } = image;
  const own = address(image.file, image.hash);
  return { src: own, srcSet: `${own} ${width}w`, width, height, placeholder: "777777" };
}
