import { chakra } from "@chakra-ui/react";
import type { RichText } from "../../../shared/compiled/document.ts";
import { PLACEHOLDER_ATTRIBUTE } from "../../../shared/compiled/placeholder.ts";
import { showPlaceholder } from "../picture/picture.tsx";
import { WITH_ACCENTS } from "../../theme/headings.ts";

/**
 * Renders a text of an editor, at most 68 characters wide. The HTML is safe, because the compiler generates it and
 * refuses raw HTML.
 */
export function Prose({ text, lang }: { text: RichText; lang: string }) {
  return (
    <chakra.div
      data-print="text"
      lang={lang}
      ref={showPlaceholders}
      css={PROSE}
      dangerouslySetInnerHTML={{ __html: text.html }}
    />
  );
}

function showPlaceholders(prose: HTMLElement | null): void {
  for (const image of prose?.querySelectorAll("img") ?? [])
    showPlaceholder(image, image.getAttribute(PLACEHOLDER_ATTRIBUTE) ?? "");
}

const PROSE = {
  maxWidth: "text",
  textStyle: "text",
  fontSize: "lg",
  "& > * + *": { marginTop: "1.2em" },
  "& h2": { textStyle: "title", fontSize: "3xl", lineHeight: WITH_ACCENTS, marginTop: "1.6em" },
  "& h3": { textStyle: "subtitle", marginTop: "1.6em" },
  "& blockquote": {
    textStyle: "tagline",
    fontSize: "3xl",
    borderInlineStart: "2px solid",
    borderColor: "var(--accent, currentColor)",
    paddingInlineStart: "gutter",
    marginBlock: "1.4em",
  },
  "& ul, & ol": { paddingInlineStart: "1.4em" },
  "& ul": { listStyleType: "'— '" },
  "& ol": { listStyleType: "decimal" },
  "& li + li": { marginTop: "0.4em" },
  "& a": {
    textDecorationLine: "underline",
    textDecorationColor: "var(--accent, currentColor)",
    textUnderlineOffset: "0.2em",
    textDecorationThickness: "2px",
  },
  "& img": { width: "100%", marginBlock: "2.4em" },
  "& strong": { fontWeight: "650" },
  "& hr": { borderTop: "1px solid {colors.rule}", marginBlock: "2.4em" },
  "& table": { width: "100%", textStyle: "caption" },
  "& th, & td": { borderBottom: "1px solid {colors.rule}", padding: "0.6em", textAlign: "start" },
};
