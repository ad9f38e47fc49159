import { defineGlobalStyles, defineKeyframes } from "@chakra-ui/react";
import { SCHEME } from "../../shared/colors/colors.ts";
import { MOTION_ATTRIBUTE, PAUSED } from "../prehydration/motion.ts";
import { printCss } from "./print.ts";
import { LOW_VIEWPORT } from "./low-viewports.ts";

export const globalCss = defineGlobalStyles({
  html: {
    bg: "bg.page",
    color: "fg",
    textStyle: "text",
    colorScheme: SCHEME,
    // An element that is scrolled to or focused must not be hidden under the two fixed bars.
    scrollPaddingTop: "header",
    scrollPaddingBottom: "footer",
    [LOW_VIEWPORT]: { scrollPaddingBlock: "0" },
    textSizeAdjust: "100%",
    // A view transition moves only the cover picture; the rest of the next page is shown at once and can be pressed.
    viewTransitionName: "none",
    "--loops": "running",
    [`&[${MOTION_ATTRIBUTE}=${PAUSED}]`]: { "--loops": "paused" },
  },
  body: { overflowX: "clip" },
  "::selection": { bg: "focus", color: "fg.inverted" },
  ":focus-visible": { outline: "2px solid {colors.focus}", outlineOffset: "3px" },
  "::view-transition": { pointerEvents: "none" },
  "::view-transition-group(*)": {
    animationDuration: "{durations.medium}",
    animationTimingFunction: "{easings.house}",
  },
  // A cover has different proportions on a page and in a list, so both images fill the moving frame.
  "::view-transition-old(*), ::view-transition-new(*)": { height: "100%", objectFit: "cover" },
  "main:focus": { outline: "none" },
  // Safari before version 18.4 draws the triangle of a `summary` even if the `summary` is not a list item.
  "summary::-webkit-details-marker": { display: "none" },
  // A `picture` element has no box of its own; only its image is laid out.
  picture: { display: "contents" },
  source: { display: "none" },
  "h1, h2, h3, h4": { textWrap: "balance" },
  // The CSS reset sets `break-word`, which would make a link in a heading at least as wide as its longest word.
  ":is(h1, h2, h3, h4) *": { overflowWrap: "anywhere" },
  p: { textWrap: "pretty" },
  // For readers who prefer reduced motion, content that would be animated is shown at once (WCAG 2.2 criterion 2.3.3).
  "*, *::before, *::after": {
    "@media (prefers-reduced-motion: reduce)": {
      animation: "none !important",
      transition: "none !important",
      scrollBehavior: "auto !important",
    },
  },
  ...printCss,
});

export const keyframes = defineKeyframes({
  float: { "0%, 100%": { transform: "translateY(-6%)" }, "50%": { transform: "translateY(6%)" } },
  turn: { from: { transform: "rotate(0deg)" }, to: { transform: "rotate(360deg)" } },
  // Moves the marquee, a row of equal copies, by half of its width, so that the end looks the same as the beginning.
  "scroll-half": { to: { transform: "translateX(-50%)" } },
  "fade-in": { from: { opacity: 0 }, to: { opacity: 1 } },
  "fade-out": { from: { opacity: 1 }, to: { opacity: 0 } },
  "slide-in": { from: { transform: "translateX(100%)" }, to: { transform: "none" } },
  "slide-out": { from: { transform: "none" }, to: { transform: "translateX(100%)" } },
  reveal: {
    from: { opacity: 0.12, transform: "scale(0.92)", filter: "blur(16px)" },
    to: { opacity: 1, transform: "none", filter: "blur(0)" },
  },
});
