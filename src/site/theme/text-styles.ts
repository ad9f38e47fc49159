import { defineTextStyles } from "@chakra-ui/react";
import { HEADING, HEADING_CASE, TAGLINE, tight, WITH_ACCENTS } from "./headings.ts";

/** A word that is wider than its box is broken: names, and titles in scripts without spaces, may be of any length. */
const BROKEN = { overflowWrap: "anywhere" } as const;

const label = {
  fontFamily: "label",
  fontSize: "xs",
  lineHeight: "1.4",
  fontWeight: "500",
  letterSpacing: "0.08em",
  textTransform: "uppercase",
} as const;

export const textStyles = defineTextStyles({
  display: {
    value: {
      ...HEADING,
      ...BROKEN,
      fontSize: "display",
      lineHeight: tight("0.9"),
      textTransform: HEADING_CASE,
      letterSpacing: "-0.01em",
    },
  },
  title: { value: { ...HEADING, ...BROKEN, fontSize: "4xl", lineHeight: tight("0.95"), textTransform: HEADING_CASE } },
  subtitle: {
    value: { ...HEADING, ...BROKEN, fontSize: "2xl", lineHeight: WITH_ACCENTS, textTransform: HEADING_CASE },
  },
  tagline: { value: { ...TAGLINE, ...BROKEN, fontSize: "2xl", lineHeight: "1.1" } },
  text: { value: { fontFamily: "body", fontSize: "md", lineHeight: "1.6" } },
  caption: { value: { fontFamily: "body", fontSize: "sm", lineHeight: "1.4" } },
  label: { value: label },
  /** Text of the footer, which has much content in one line. */
  fine: { value: { ...label, fontSize: "0.6875rem", letterSpacing: "0.04em" } },
});
