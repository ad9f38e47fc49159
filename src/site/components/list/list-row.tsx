import { chakra } from "@chakra-ui/react";

/** The row under a list, on black whatever the colour of the section. */
export const ListRow = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "gutter",
    rowGap: "4",
    px: "gutter",
    py: { base: "8", lg: "12" },
    borderTop: "1px solid {colors.rule}",
    bg: "bg.page",
    color: "fg",
    "& :focus-visible": { outlineColor: "focus" },
  },
});
