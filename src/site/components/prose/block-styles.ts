/** Width of 68 characters at the font size of paragraphs, even for elements with another font size. */
const TEXT_WIDTH = "calc({fontSizes.lg} * 34)";

const ACCENT = "var(--accent, currentColor)";

/** Container query that matches if a note fits beside the text. */
const NOTE_FITS = "@container (min-width: 68rem)";

/**
 * Styles of a text with blocks, in addition to the styles of all texts. The element of the text fills the available
 * width, but its paragraphs have the same width as in other texts, so rows of pictures, films and pull quotes can be
 * wider than the paragraphs.
 */
export const BLOCK_STYLES = {
  maxWidth: "none",
  containerType: "inline-size",
  "& > *": { maxWidth: TEXT_WIDTH },
  "& figure, & [data-block]": { marginBlock: "2.4em" },
  "& figure figure, & figure img": { marginBlock: 0 },
  "& [data-picture]": { display: "block", cursor: "zoom-in" },
  "& figcaption, & small": { textStyle: "caption", color: "fg.muted", marginTop: "0.7em" },
  "& small a": { display: "inline-block", paddingBlock: "0.3em" },
  "& [data-layout=row]": { maxWidth: "80rem", clear: "both" },
  "& [data-layout=row] > div": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
    gap: "gutter",
    alignItems: "start",
  },
  "& [data-layout=column] > div > * + *": { marginTop: "gutter" },
  "& [data-block=quote]": { maxWidth: "60rem", clear: "both", marginBlock: "1.8em" },
  "& [data-block=quote] blockquote": {
    borderInlineStart: "none",
    paddingInlineStart: 0,
    marginBlock: 0,
    fontSize: "clamp(2.4rem, 5.2vw, 4.6rem)",
  },
  "& [data-block=quote] p": { textWrap: "balance" },
  "& [data-block=quote] figcaption": { textStyle: "label", color: ACCENT, marginTop: "1.4em" },
  "& [data-block=note]": {
    borderBlock: `2px solid ${ACCENT}`,
    paddingBlock: "1.2em",
    fontSize: "md",
    [NOTE_FITS]: {
      float: "inline-end",
      width: `calc(100% - ${TEXT_WIDTH} - 2 * {spacing.gutter})`,
      marginTop: "0.4em",
    },
  },
  "& [data-block=note] > * + *": { marginTop: "0.6em" },
  "& [data-block=note] > p:first-child strong": { textStyle: "subtitle", fontWeight: "inherit" },
  "& [data-block=embed]": { clear: "both" },
  "& [data-shape=film]": { maxWidth: "60rem" },
  "& [data-block=embed] a": {
    display: "flex",
    flexDirection: "column",
    justifyContent: "end",
    gap: "0.9em",
    padding: "gutter",
    bg: "bg.raised",
    borderBottom: "2px solid {colors.rule}",
    textDecorationLine: "none",
    textStyle: "label",
    color: "fg.muted",
    "&:is(:hover, :focus-visible)": { borderColor: ACCENT, _before: { transform: "scale(1.12)" } },
  },
  // The triangle is drawn with CSS, because the fonts of some phones show the character ▶ as a coloured picture.
  "& [data-block=embed] a::before": {
    content: "''",
    width: "clamp(3rem, 6vw, 5.5rem)",
    aspectRatio: "0.87",
    marginBottom: "auto",
    bg: ACCENT,
    clipPath: "polygon(0 0, 100% 50%, 0 100%)",
    forcedColorAdjust: "none",
    transformOrigin: "left",
    transition: "transform {durations.medium} {easings.house}",
  },
  "& [data-playing] a": { display: "none" },
  "& [data-block=embed] strong": { textStyle: "subtitle", color: "fg", fontSize: "3xl", fontWeight: "400" },
  "& [data-shape=film] a": { aspectRatio: "16 / 9" },
  "& iframe": { display: "block", width: "100%", border: 0 },
  "& [data-shape=film] iframe": { aspectRatio: "16 / 9" },
  "& [data-shape=sound] iframe": { height: "11rem" },
  "& [data-shape=post] iframe": { height: "44rem" },
};
