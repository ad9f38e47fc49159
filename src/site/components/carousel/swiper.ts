/** Swiper with the only module that the carousel needs, autoplay, in one file that loads on demand. */
import Swiper from "swiper";
import { Autoplay } from "swiper/modules";

/** Time for which each slide is shown, in milliseconds (`components/README.md`, "Carousel"). */
const DELAY = 3000;

export function startSwiper(frame: HTMLElement): Swiper {
  const autoplay = { delay: DELAY, disableOnInteraction: false };
  return new Swiper(frame, { modules: [Autoplay], loop: true, speed: 600, autoplay });
}
