import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { type ReactElement, ViewTransition } from "react";
import { addressKey } from "../../../shared/compiled/address.ts";
import { toAvif } from "../../../shared/compiled/avif.ts";
import type { Picture as PictureData } from "../../../shared/compiled/document.ts";
import { useStill } from "../motion/use-motion.ts";

export interface PictureProps extends Omit<HTMLChakraProps<"img">, "src" | "alt" | "sizes" | "loading"> {
  picture: PictureData & { alt: string };
  /** Width at which it is shown, as a `sizes` attribute. */
  sizes: string;
  /** The reader sees it first: it loads at once, before other pictures. */
  first?: boolean;
  /** Another picture for the windows that a media query describes. */
  other?: { media: string; picture: PictureData };
  /** Address of the page to which it leads, or which it opens: on the way there and back it is moved from place to place. */
  coverOf?: string;
}

/**
 * A responsive picture that has its size from the start and shows its colours while it loads. For
 * the picture that the reader sees first the colours are a style attribute in the HTML; for others a
 * script sets them, because the page's policy has to list every style attribute.
 */
export function Picture({ picture, sizes, first = false, other, coverOf, ...style }: PictureProps) {
  const { src, srcSet, width, height, placeholder, alt } = picture;
  const image = (
    <chakra.img
      {...{ src, srcSet, alt, sizes }}
      htmlWidth={width}
      htmlHeight={height}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      decoding="async"
      objectFit="cover"
      bg="bg.picture"
      {...(first
        ? { style: { backgroundImage: gradient(placeholder) }, onLoad: keepNobodyWaiting }
        : { ref: (element: HTMLImageElement | null) => showPlaceholder(element, placeholder) })}
      {...style}
    />
  );
  return (
    <picture>
      {other && <Sources {...other} sizes={sizes} />}
      <source type="image/avif" srcSet={toAvif(srcSet)} sizes={sizes} />
      {coverOf === undefined ? image : <Moved coverOf={coverOf}>{image}</Moved>}
    </picture>
  );
}

/** React holds back a page that is moved to until its first picture has come, but not where somebody listens to that. */
const keepNobodyWaiting = () => {};

/**
 * The browser moves it, where it can and where things may move, when the next page is ready to be drawn.
 * https://react.dev/reference/react/ViewTransition
 */
function Moved({ coverOf, children }: { coverOf: string; children: ReactElement }) {
  const share = useStill() ? "none" : "auto";
  return (
    <ViewTransition name={`cover-${addressKey(coverOf)}`} default="none" share={share}>
      {children}
    </ViewTransition>
  );
}

function gradient(placeholder: string): string {
  return `linear-gradient(${placeholder.match(/.{3}/g)?.map((color) => `#${color}`)})`;
}

/** Through the CSSOM, because the policy of a page blocks style attributes that are added later. */
export function showPlaceholder(image: HTMLImageElement | null, placeholder: string): void {
  if (image && !image.complete) image.style.backgroundImage = gradient(placeholder);
}

function Sources({ media, picture, sizes }: { media: string; picture: PictureData; sizes: string }) {
  const { srcSet, width, height } = picture;
  return (
    <>
      <source type="image/avif" srcSet={toAvif(srcSet)} {...{ media, sizes, width, height }} />
      <source {...{ srcSet, media, sizes, width, height }} />
    </>
  );
}
