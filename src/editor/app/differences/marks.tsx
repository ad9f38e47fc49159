import { chakra } from "@chakra-ui/react";

/** Words that only the first version has. */
export const Deleted = chakra("del", {
  base: { bg: "red.subtle", color: "red.fg", rounded: "xs", px: "0.5", boxDecorationBreak: "clone" },
});

/** Words that only the other version has, underlined so that they can be recognized without colours. */
export const Inserted = chakra("ins", {
  base: {
    bg: "green.subtle",
    color: "green.fg",
    rounded: "xs",
    px: "0.5",
    boxDecorationBreak: "clone",
    textDecoration: "underline",
  },
});
