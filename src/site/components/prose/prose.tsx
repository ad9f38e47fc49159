import { chakra } from "@chakra-ui/react";
import { useRef } from "react";
import { lazyPart } from "../../../shared/loading/lazy-part.tsx";
import type { RichText } from "../../../shared/compiled/document.ts";
import { PLACEHOLDER_ATTRIBUTE } from "../../../shared/compiled/placeholder.ts";
import { OpenedPart } from "../loading/part-message.tsx";
import { useOnceHydrated } from "../layout/use-hydrated.ts";
import { showPlaceholder } from "../picture/picture.tsx";
import { WITH_ACCENTS } from "../../theme/headings.ts";

const { Part: Blocks } = lazyPart(() => import("./blocks.tsx").then((module) => module.Blocks));

interface ProseProps {
  text: RichText;
  lang: string;
}

/**
 * Renders a text of an editor, at most 68 characters wide. The HTML is safe, because the compiler generates it and
 * refuses raw HTML. The script for blocks is loaded only if the text has some.
 */
export function Prose({ text, lang }: ProseProps) {
  const prose = useRef<HTMLDivElement>(null);
  const hasBlocks = text.html.includes("data-block=");
  const answers = useOnceHydrated(hasBlocks || undefined);
  return (
    <>
      <chakra.div
        data-print="text"
        lang={lang}
        ref={(element: HTMLDivElement | null) => {
          prose.current = element;
          showPlaceholders(element);
        }}
        css={hasBlocks ? PROSE_WITH_BLOCKS : PROSE}
        dangerouslySetInnerHTML={{ __html: text.html }}
      />
      {answers && (
        <OpenedPart onDismiss={() => {}}>
          <Blocks html={text.html} prose={prose} lang={lang} />
        </OpenedPart>
      )}
    </>
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

const PROSE_WITH_BLOCKS = {
  ...PROSE,
  "& figure, & [data-block]": { marginBlock: "2.4em" },
  "& figure figure": { marginBlock: 0 },
  "& figure img": { marginBlock: 0 },
  "& [data-picture]": { display: "block" },
  "& figcaption": { textStyle: "caption", color: "fg.muted", marginTop: "0.7em" },
  // A row of pictures is wider than the text on screens that have room beside it.
  "& [data-layout=row]": { width: { lg: "calc(75vw - 2 * {spacing.gutter})" }, maxWidth: { lg: "80rem" } },
  "& [data-layout=row] > div": {
    display: "grid",
    gridTemplateColumns: { base: "1fr", sm: "repeat(auto-fit, minmax(14rem, 1fr))" },
    gap: "gutter",
    alignItems: "start",
  },
  "& [data-layout=column] > div > * + *": { marginTop: "gutter" },
  "& [data-block=quote] blockquote": {
    borderInlineStart: "none",
    paddingInlineStart: 0,
    marginBlock: 0,
    fontSize: "clamp(1.9rem, 4vw, 3.4rem)",
    lineHeight: WITH_ACCENTS,
    textWrap: "balance",
  },
  "& [data-block=quote] figcaption::before": { content: "'— '" },
  "& [data-block=note]": {
    borderBlock: "2px solid var(--accent, currentColor)",
    paddingBlock: "1.2em",
    fontSize: "md",
  },
  "& [data-block=note] > * + *": { marginTop: "0.6em" },
  "& [data-block=embed] a": {
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    gap: "1.2em",
    padding: "1.2em",
    border: "1px solid {colors.rule}",
    textDecorationLine: "none",
    textStyle: "label",
    _hover: { borderColor: "var(--accent, currentColor)" },
  },
  "& [data-block=embed] a::before": { content: "'▶' / ''", fontSize: "2em", color: "var(--accent, currentColor)" },
  "& [data-block=embed] strong": { textStyle: "title", fontSize: "3xl", lineHeight: WITH_ACCENTS, fontWeight: "400" },
  "& [data-shape=film] a": { aspectRatio: "16 / 9" },
  "& iframe": { display: "block", width: "100%", border: 0 },
  "& [data-shape=film] iframe": { aspectRatio: "16 / 9" },
  "& [data-shape=sound] iframe": { height: "11rem" },
  "& [data-shape=post] iframe": { height: "44rem" },
};
