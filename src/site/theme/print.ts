/**
 * The print style sheet: pages are black on white like those of a magazine, without what only a screen can use. Rules
 * go by elements and roles, so that a page need not know of them; `data-print` marks what these do not tell apart.
 */

/** Elements that answer to a press, lead elsewhere or move, except for pictures that are pressed to be enlarged. */
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

/** Elements that an editor would not break. */
const WHOLE = "img, video, figure, blockquote, table, li, dl > div, article[aria-labelledby]";

const GALLERY = "[role=group]:has(> * > [data-picture])";
const STORY = "section[aria-labelledby]:has([data-picture])";

const printed = {
  [OF_SCREENS]: { display: "none !important" },
  // The rule also overrides what a document sets by attributes: the colours of an issue and of an editorial.
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
  // Each editorial and each member of the club begins on a page of its own.
  [`${STORY} + ${STORY}`]: { breakBefore: "page" },
  "p, li": { orphans: 3, widows: 3 },
  [WHOLE]: { breakInside: "avoid" },
  // Pictures are printed whole, and not larger than what a title leaves of a page.
  "img, video": { maxHeight: "20cm !important", objectFit: "contain !important", objectPosition: "left top" },
  "[data-print=cover]": { gridTemplateColumns: "1fr !important", breakAfter: "page" },
  // Smaller pictures let several items of a list fit on a page.
  "article[aria-labelledby] img": { maxHeight: "85mm !important" },
  "article[aria-labelledby] > *": { paddingBlock: "5mm !important" },
  "[data-print=once] > * + *": { display: "none !important" },
  "ul:has(> li > picture)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr)) !important" },
  "li > picture > img": { width: "100% !important", height: "auto !important" },
  [GALLERY]: { display: "block !important", columns: 2, columnGap: "6mm", overflow: "visible !important" },
  [`${STORY} ${GALLERY}`]: { columns: 3 },
  // A grid would move its rows to the next page as a whole, so it becomes a flex box.
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
