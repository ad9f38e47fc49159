import { defineSlotRecipe } from "@chakra-ui/react";

/** Recipe of the full-screen dialogs: the viewer of a gallery and the search. */
export const dialogRecipe = defineSlotRecipe({
  slots: ["backdrop", "positioner", "content"],
  base: {
    backdrop: {
      position: "fixed",
      inset: 0,
      zIndex: "overlay",
      bg: "bg.page",
      _open: { animation: "fade-in {durations.fast} {easings.house}" },
    },
    positioner: { position: "fixed", inset: 0, zIndex: "overlay" },
    content: {
      position: "relative",
      width: "100%",
      height: "100dvh",
      color: "fg",
      outline: 0,
      _open: { animation: "fade-in {durations.medium} {easings.house}" },
    },
  },
});
