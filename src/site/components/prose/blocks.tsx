/** Makes the blocks of a text respond to clicks: pictures open in the viewer, and players replace their links. */
import { type RefObject, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { PLACEHOLDER_ATTRIBUTE } from "../../../shared/compiled/picture-markup.ts";
import type { GalleryPicture } from "../gallery/gallery-columns.tsx";
import { OnDemandViewer } from "../gallery/gallery.tsx";
import { useOpenPicture } from "../gallery/use-open-picture.ts";

export { BLOCK_STYLES } from "./block-styles.ts";

interface BlocksProps {
  html: string;
  /** The element that contains the text. */
  prose: RefObject<HTMLElement | null>;
  lang: string;
}

/** Key of the text's pictures in the URL. Other galleries of the page have other keys or none. */
const GALLERY_KEY = "texto";

/**
 * Query parameter: `?video=2` starts the second player. After a navigation without a full load, the Content Security
 * Policy of the page that was loaded first still applies. If this policy forbids a player, the page is loaded again
 * with this parameter.
 */
const PLAY_PARAMETER = "video";

export function Blocks({ html, prose, lang }: BlocksProps) {
  const { t } = useTranslation();
  const pictures = useMemo(() => picturesIn(html), [html]);
  const { openIndex, link, show, turnTo, close } = useOpenPicture(pictures.length, GALLERY_KEY);
  useEffect(() => {
    const requestedEmbed = listEmbeds()[Number(new URLSearchParams(window.location.search).get(PLAY_PARAMETER)) - 1];
    if (requestedEmbed && isAllowed(requestedEmbed)) play(requestedEmbed);
  }, []);
  useEffect(() => {
    const element = prose.current;
    const handleClick = (event: MouseEvent) => handleBlockClick(event, show);
    element?.addEventListener("click", handleClick);
    return () => element?.removeEventListener("click", handleClick);
  }, [prose, show]);
  if (openIndex === undefined) return null;
  return (
    <OnDemandViewer
      label={t("issue.gallery")}
      pictures={pictures}
      lang={lang}
      openIndex={openIndex}
      link={link}
      onTurn={turnTo}
      onClose={close}
      strip={prose}
    />
  );
}

function handleBlockClick(event: MouseEvent, show: (index: number) => void): void {
  const clickedLink = event.target instanceof Element ? event.target.closest("[data-block] a") : null;
  if (!clickedLink || isForNewWindow(event)) return;
  const index = clickedLink.getAttribute("data-picture");
  const embed = clickedLink.closest<HTMLElement>("[data-player]");
  if (index === null && !embed) return;
  event.preventDefault();
  if (index !== null) show(Number(index));
  else if (embed && isAllowed(embed)) play(embed);
  else if (embed) window.location.assign(`?${PLAY_PARAMETER}=${listEmbeds().indexOf(embed) + 1}`);
}

const isForNewWindow = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey;

function picturesIn(html: string): GalleryPicture[] {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  return [...parsed.querySelectorAll<HTMLImageElement>("[data-picture] img")].map((image) => {
    const [width, height] = [Number(image.getAttribute("width")), Number(image.getAttribute("height"))];
    return {
      src: image.getAttribute("src") ?? "",
      srcSet: image.getAttribute("srcset") ?? "",
      alt: image.alt,
      width,
      height,
      placeholder: image.getAttribute(PLACEHOLDER_ATTRIBUTE) ?? "",
      orientation: height > width ? "portrait" : "landscape",
      credit: captionOf(image),
    };
  });
}

/** Returns the caption of a picture, and the credit of its block unless the caption ends with that credit. */
function captionOf(image: HTMLImageElement): string {
  const caption = image.closest("figure")?.querySelector(":scope > figcaption")?.textContent ?? "";
  const credit = image.closest("[data-block]")?.querySelector("small")?.textContent ?? "";
  return caption.endsWith(credit) ? caption : [caption, credit].filter(Boolean).join(" · ");
}

const listEmbeds = () => [...document.querySelectorAll<HTMLElement>("[data-player]")];

const playerOf = (embed: HTMLElement) => embed.dataset["player"] ?? "";

/** Returns whether the Content Security Policy allows a player. It is the policy of the page that was loaded first. */
function isAllowed(embed: HTMLElement): boolean {
  const policy = document.querySelector("meta[http-equiv=Content-Security-Policy]")?.getAttribute("content");
  return !policy || policy.includes(new URL(playerOf(embed)).origin);
}

/** Shows the player in place of the link. The link stays in the page for printing. */
function play(embed: HTMLElement): void {
  const frame = document.createElement("iframe");
  frame.src = playerOf(embed);
  frame.title = embed.textContent;
  frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  // The player gets a referrer, because YouTube refuses to play without one:
  // https://developers.google.com/youtube/terms/required-minimum-functionality#embedded-player-api-client-identity
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  embed.dataset["playing"] = "";
  embed.append(frame);
  frame.focus();
}
