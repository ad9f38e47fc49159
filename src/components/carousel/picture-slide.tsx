import { Picture } from "../picture/picture.tsx";
import type { CarouselSlide } from "./carousel.tsx";

/** From the `lg` breakpoint up the wide picture is shown, below it the narrow one. */
const LARGE = "(min-width: 64em)";

/** A picture that covers its slide. */
export function PictureSlide({ wide, narrow }: CarouselSlide) {
  return <Picture picture={narrow} other={{ media: LARGE, picture: wide }} sizes="100vw" width="100%" height="100%" />;
}
