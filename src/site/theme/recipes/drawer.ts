import { defineSlotRecipe } from "@chakra-ui/react";

/** The mobile menu: 70 % of the viewport, at most 360 px. */
export const drawerRecipe = defineSlotRecipe({
  slots: ["backdrop", "positioner", "content", "header", "body"],
  base: {
    backdrop: {
      position: "fixed",
      inset: 0,
      zIndex: "overlay",
      bg: "bg.veil",
      _open: { animation: "fade-in {durations.medium} {easings.house}" },
      _closed: { animation: "fade-out {durations.fast} {easings.house}" },
    },
    positioner: { position: "fixed", inset: 0, zIndex: "overlay", display: "flex", justifyContent: "flex-end" },
    content: {
      width: "70vw",
      maxWidth: "360px",
      height: "100dvh",
      overflowY: "auto",
      bg: "bg.page",
      borderInlineStart: "1px solid {colors.rule}",
      outline: 0,
      _open: { animation: "slide-in {durations.medium} {easings.house}" },
      _closed: { animation: "slide-out {durations.fast} {easings.house}" },
    },
    header: {
      display: "flex",
      alignItems: "center",
      justifyContent: "flex-end",
      minHeight: "header",
      pt: "env(safe-area-inset-top)",
      px: "gutter",
    },
    body: { px: "gutter", pb: "footer" },
  },
});
