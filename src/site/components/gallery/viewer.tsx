import { Dialog, Portal } from "@chakra-ui/react";
import { type MouseEvent, type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Swiper as SwiperInstance } from "swiper";
import { Keyboard, Zoom } from "swiper/modules";
import { Swiper, SwiperSlide } from "swiper/react";
import "swiper/css";
import "swiper/css/zoom";
import { isMotionReduced } from "../../prehydration/motion.ts";
import { dialogRecipe } from "../../theme/dialog-recipe.ts";
import { ShareButton } from "../share/share-button.tsx";
import type { GalleryPicture } from "./gallery-columns.tsx";
import { ViewerControls } from "./viewer-controls.tsx";
import { ViewerPicture } from "./viewer-picture.tsx";

export interface ViewerProps {
  label: string;
  pictures: readonly GalleryPicture[];
  lang: string;
  /** Index of the open picture, from 0. */
  openIndex: number;
  /** URL of the open picture: path from the root of the site, and query. */
  link: string;
  onTurn: (index: number) => void;
  onClose: () => void;
  /**
   * The strip of the gallery. When the viewer closes, focus returns to the button in the strip that shows the last
   * viewed picture.
   */
  strip: RefObject<HTMLElement | null>;
}

/** Duration of the transition from one picture to another, in milliseconds. */
const TURN_TIME = 300;

/**
 * Renders the full-screen viewer of a gallery. Arrow keys, swipe and pinch zoom work. The first picture follows the
 * last, and the last precedes the first.
 */
export function Viewer({ label, pictures, lang, openIndex, link, onTurn, onClose, strip }: ViewerProps) {
  const { t } = useTranslation();
  const [swiper, setSwiper] = useState<SwiperInstance>();
  const { closeOnce, closing } = useCloseOnce(onClose);
  // When the reader turns to another picture, the slide changes first, then the URL, and then `openIndex`. The reader
  // may close the viewer before that, so `visibleIndex` stores the index of the visible slide.
  const visibleIndex = useRef(openIndex);
  const turn = (index: number) => {
    if (closing.current) return;
    visibleIndex.current = index;
    onTurn(index);
  };
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      open
      onOpenChange={(details) => !details.open && closeOnce()}
      finalFocusEl={() => strip.current?.querySelector<HTMLElement>(`[data-picture="${visibleIndex.current}"]`) ?? null}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            aria-label={`${t("gallery.viewer")}: ${label}`}
            onClick={(event) => isOverlay(event) && closeOnce()}
          >
            <Swiper
              modules={[Keyboard, Zoom]}
              keyboard={{ enabled: true, onlyInViewport: false }}
              zoom
              rewind
              initialSlide={openIndex}
              speed={isMotionReduced() ? 0 : TURN_TIME}
              onSwiper={setSwiper}
              onSlideChange={({ activeIndex }) => turn(activeIndex)}
              style={{ width: "100%", height: "100%" }}
            >
              {pictures.map((picture, index) => (
                <SwiperSlide key={index} aria-hidden={index !== openIndex} inert={index !== openIndex}>
                  <ViewerPicture picture={picture} lang={lang} near={isNear(index, openIndex, pictures.length)} />
                </SwiperSlide>
              ))}
            </Swiper>
            <ViewerControls
              position={t("gallery.position", { current: openIndex + 1, total: pictures.length })}
              onPrevious={() => swiper?.slidePrev()}
              onNext={() => swiper?.slideNext()}
              onClose={closeOnce}
            >
              <ShareButton key={link} title={`${label}: ${pictures[openIndex]?.alt}`} to={link} />
            </ViewerControls>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/**
 * Returns `closeOnce`, which closes the viewer only once, and `closing`, a ref that is true after that call. Going back
 * in history is asynchronous. Until it has happened, closing again would leave the page, and turning to another picture
 * would open the viewer again.
 */
function useCloseOnce(close: () => void) {
  const closing = useRef(false);
  const closeOnce = () => {
    if (closing.current) return;
    closing.current = true;
    close();
  };
  return { closeOnce, closing };
}

/**
 * Returns whether a click is on the overlay, which is everything except the picture, its caption and the controls. The
 * click at the end of a drag does not count; Swiper prevents the default action of such a click.
 */
function isOverlay({ target, defaultPrevented }: MouseEvent): boolean {
  return !defaultPrevented && target instanceof Element && target.closest("img, figcaption, button, p, label") === null;
}

/**
 * Returns whether a picture is open or next to the open picture. The last and the first picture are next to each other.
 */
function isNear(index: number, openIndex: number, count: number): boolean {
  const distance = Math.abs(index - openIndex);
  return Math.min(distance, count - distance) <= 1;
}
