import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { type ReactElement, ViewTransition } from "react";
import { addressKey } from "../../../shared/compiled/address.ts";
import { toAvif } from "../../../shared/compiled/picture-markup.ts";
import type { Picture as PictureData } from "../../../shared/compiled/document.ts";
import { useReducedMotion } from "../motion/use-motion.ts";

export interface PictureProps extends Omit<HTMLChakraProps<"img">, "src" | "alt" | "sizes" | "loading"> {
  picture: PictureData & { alt: string };
  /** Width at which the picture is shown, as a `sizes` attribute. */
  sizes: string;
  /** Whether this is one of the first pictures that the reader sees. If so, it loads at once, before other pictures. */
  first?: boolean;
  /** Picture that is shown instead of `picture` if the window matches the media query. */
  other?: { media: string; picture: PictureData };
  /**
   * Address of the page whose cover is this picture. The picture links to that page, or is at the top of it. A view
   * transition moves the picture between the link and the top of the page.
   */
  coverOf?: string;
}

/**
 * Renders a responsive picture that has its size from the start and shows placeholder colours while it loads. The
 * colours of a `first` picture are a style attribute in the HTML. For other pictures a script sets the colours, because
 * the page's Content Security Policy has to list every style attribute.
 */
export function Picture({ picture, sizes, first = false, other, coverOf, ...style }: PictureProps) {
  const { src, srcSet, width, height, placeholder, alt, focus } = picture;
  const image = (
    <chakra.img
      {...{ src, srcSet, alt, sizes }}
      htmlWidth={width}
      htmlHeight={height}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      decoding="async"
      objectFit="cover"
      objectPosition={focus}
      bg="bg.picture"
      {...(first
        ? { style: { backgroundImage: gradient(placeholder) }, onLoad: ignoreLoad }
        : { ref: (element: HTMLImageElement | null) => showPlaceholder(element, placeholder) })}
      {...style}
    />
  );
  return (
    <picture>
      {other && <Sources {...other} sizes={sizes} />}
      <source type="image/avif" srcSet={toAvif(srcSet)} sizes={sizes} />
      {coverOf === undefined ? image : <TransitionPicture coverOf={coverOf}>{image}</TransitionPicture>}
    </picture>
  );
}

/**
 * Empty `onLoad` handler. React delays a view transition until the first picture has loaded, unless that picture has an
 * `onLoad` handler.
 */
const ignoreLoad = () => {};

/**
 * Renders a picture that a view transition moves when the next page is ready, if the browser supports view transitions
 * and motion is allowed.
 * https://react.dev/reference/react/ViewTransition
 */
function TransitionPicture({ coverOf, children }: { coverOf: string; children: ReactElement }) {
  const share = useReducedMotion() ? "none" : "auto";
  return (
    <ViewTransition name={`cover-${addressKey(coverOf)}`} default="none" share={share}>
      {children}
    </ViewTransition>
  );
}

/** Returns the styles of a link or button that enlarges its picture while it is hovered or focused. */
export function zoomOnHover(scale: number) {
  const zoom = { "& img": { transform: `scale(${scale})` } };
  return { _hover: zoom, _focusVisible: zoom };
}

function gradient(placeholder: string): string {
  return `linear-gradient(${placeholder.match(/.{3}/g)?.map((color) => `#${color}`)})`;
}

/**
 * Shows the placeholder colours of a picture until the picture has loaded. The colours are set through the CSSOM,
 * because the Content Security Policy of a page blocks style attributes that are added later.
 */
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
