import { defineTextStyles } from "@chakra-ui/react";
import { WITH_ACCENTS } from "./leading.ts";

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
      fontFamily: "heading",
      fontSize: "display",
      lineHeight: "0.9",
      textTransform: "uppercase",
      letterSpacing: "-0.01em",
    },
  },
  title: { value: { fontFamily: "heading", fontSize: "4xl", lineHeight: "0.95", textTransform: "uppercase" } },
  subtitle: { value: { fontFamily: "heading", fontSize: "2xl", lineHeight: WITH_ACCENTS, textTransform: "uppercase" } },
  tagline: { value: { fontFamily: "tagline", fontStyle: "italic", fontSize: "2xl", lineHeight: "1.1" } },
  text: { value: { fontFamily: "body", fontSize: "md", lineHeight: "1.6" } },
  caption: { value: { fontFamily: "body", fontSize: "sm", lineHeight: "1.4" } },
  label: { value: label },
  /** The bar at the bottom, where much stands in one line. */
  fine: { value: { ...label, fontSize: "0.6875rem", letterSpacing: "0.04em" } },
});
