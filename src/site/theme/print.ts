/**
 * How pages are printed: black on white like a page of a magazine, and nothing that only a screen can use. By elements and
 * roles, so that a page need not know of it; `data-print` names what they do not tell apart.
 */

/** What answers to a press, leads elsewhere, or moves; pictures that are pressed to be enlarged are not among them. */
const OF_SCREENS = [
  "header:not(main header)",
  "footer",
  "nav",
  "aside",
  "form",
  "dialog",
  "main ~ *",
  "[href='#content']",
  "[role=dialog]",
  "[role=status]",
  "[aria-roledescription=carousel]",
  "[data-print=none]",
  "button:not([data-picture])",
].join(", ");

/** What an editor would not break. */
const WHOLE = "img, video, figure, blockquote, table, li, dl > div, article[aria-labelledby]";

const GALLERY = "[role=group]:has(> * > [data-picture])";
const STORY = "section[aria-labelledby]:has([data-picture])";

const printed = {
  [OF_SCREENS]: { display: "none !important" },
  // Also over what a document gives by attributes: the colours of an issue and of an editorial.
  "*, *::before, *::after": {
    color: "black !important",
    background: "none !important",
    animation: "none !important",
    transition: "none !important",
    textShadow: "none !important",
  },
  "html, body": { overflow: "visible !important" },
  html: { "--pompa-colors-rule": "{colors.black} !important", fontSize: "10pt", colorScheme: "light" },
  main: { minHeight: "0 !important", padding: "0 !important" },
  "main *": { paddingInline: "0 !important" },
  "main header": { paddingBlock: "0 5mm !important" },
  blockquote: { paddingInlineStart: "4mm !important" },
  "h1, h2, h3": { breakAfter: "avoid", breakInside: "avoid" },
  // Each editorial, and each member of the club, on a page of its own.
  [`${STORY} + ${STORY}`]: { breakBefore: "page" },
  "p, li": { orphans: 3, widows: 3 },
  [WHOLE]: { breakInside: "avoid" },
  // Whole, and not larger than what a title leaves of a page.
  "img, video": { maxHeight: "20cm !important", objectFit: "contain !important", objectPosition: "left top" },
  "[data-print=cover]": { gridTemplateColumns: "1fr !important", breakAfter: "page" },
  // Of a list, more than one fits on a page.
  "article[aria-labelledby] img": { maxHeight: "85mm !important" },
  "article[aria-labelledby] > *": { paddingBlock: "5mm !important" },
  "[data-print=once] > * + *": { display: "none !important" },
  "ul:has(> li > picture)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr)) !important" },
  "li > picture > img": { width: "100% !important", height: "auto !important" },
  [GALLERY]: { display: "block !important", columns: 2, columnGap: "6mm", overflow: "visible !important" },
  [`${STORY} ${GALLERY}`]: { columns: 3 },
  // The rows of a grid go to the next page as a whole.
  [`${STORY} > div`]: { display: "flex !important", justifyContent: "space-between" },
  [`${STORY} > div:has([data-picture])`]: { display: "block !important" },
  [`${GALLERY} > *`]: { display: "contents !important" },
  "[data-picture]": { width: "100% !important", marginBottom: "6mm", breakInside: "avoid" },
  "[data-print=text]": {
    columns: 2,
    columnGap: "8mm",
    maxWidth: "none !important",
    fontSize: "9.5pt !important",
    lineHeight: "1.5",
    WebkitHyphens: "auto",
    hyphens: "auto",
  },
  "[data-print=text] a[href^=http]::after": {
    content: "' (' attr(href) ')'",
    fontSize: "0.85em",
    wordBreak: "break-all",
  },
};

export const print = {
  "@page": { margin: "16mm 16mm 18mm" },
  "@media print": printed,
};
