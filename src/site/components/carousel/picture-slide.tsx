import type { Picture as PictureData } from "../../../shared/compiled/document.ts";
import { Picture } from "../picture/picture.tsx";

export interface CarouselSlide {
  /** From the large breakpoint up. */
  wide: PictureData & { alt: string };
  /** Below the large breakpoint. */
  narrow: PictureData & { alt: string };
}

/** From the `lg` breakpoint up the wide picture is shown, below it the narrow one. */
const LARGE = "(min-width: 64em)";

/** A picture that covers its slide. */
export function PictureSlide({ wide, narrow }: CarouselSlide) {
  return <Picture picture={narrow} other={{ media: LARGE, picture: wide }} sizes="100vw" boxSize="100%" />;
}
