import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import { type RefObject, use, useRef } from "react";
import type { RichText } from "../../../shared/compiled/document.ts";
import { PLACEHOLDER_ATTRIBUTE } from "../../../shared/compiled/picture-markup.ts";
import { once } from "../../../shared/loading/load-once.ts";
import { LEADING_WITH_ACCENTS } from "../../theme/headings.ts";
import { useHydrated } from "../layout/use-hydrated.ts";
import { LatePart } from "../loading/late-part.tsx";
import { showPlaceholder } from "../picture/picture.tsx";

/** Loads the styles and the script of blocks. If loading fails, pictures are still shown and links still work. */
export const loadBlocks = once(() =>
  import("./blocks.tsx").catch(() => ({ BLOCK_STYLES: {}, Blocks: () => undefined })),
);

interface ProseProps {
  text: RichText;
  lang: string;
}

/**
 * Renders rich text from the content, at most 68 characters wide. The code of blocks is loaded only if the text has
 * blocks.
 */
export function Prose(props: ProseProps) {
  const plain = <ProseText {...props} />;
  if (!props.text.html.includes("data-block=")) return plain;
  return (
    <LatePart fallback={plain}>
      <ProseWithBlocks {...props} />
    </LatePart>
  );
}

function ProseWithBlocks(props: ProseProps) {
  const { Blocks, BLOCK_STYLES } = use(loadBlocks());
  const prose = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  return (
    <>
      <ProseText {...props} styles={BLOCK_STYLES} proseRef={prose} />
      {hydrated && <Blocks html={props.text.html} lang={props.lang} prose={prose} />}
    </>
  );
}

interface ProseTextProps extends ProseProps {
  /** Styles in addition to `PROSE_STYLES`. */
  styles?: SystemStyleObject;
  /** Receives the element that contains the text. */
  proseRef?: RefObject<HTMLElement | null>;
}

/** Renders the HTML of a text. The HTML is safe, because the compiler generates it and rejects raw HTML. */
const ProseText = ({ text, lang, styles = {}, proseRef }: ProseTextProps) => (
  <chakra.div
    data-print="text"
    lang={lang}
    ref={(element: HTMLDivElement | null) => {
      if (proseRef) proseRef.current = element;
      showPlaceholders(element);
    }}
    css={{ ...PROSE_STYLES, ...styles }}
    dangerouslySetInnerHTML={{ __html: text.html }}
  />
);

function showPlaceholders(prose: HTMLElement | null): void {
  for (const image of prose?.querySelectorAll("img") ?? [])
    showPlaceholder(image, image.getAttribute(PLACEHOLDER_ATTRIBUTE) ?? "");
}

const PROSE_STYLES = {
  maxWidth: "text",
  textStyle: "text",
  fontSize: "lg",
  "& > * + *": { marginTop: "1.2em" },
  "& h2": { textStyle: "title", fontSize: "3xl", lineHeight: LEADING_WITH_ACCENTS, marginTop: "1.6em" },
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
