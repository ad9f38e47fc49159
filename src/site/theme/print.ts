/**
 * The print style sheet. Pages are black on white like the pages of a magazine, without elements that only a screen can
 * use. Rules select elements and roles, because components then need no code for printing; `data-print` marks elements
 * that these selectors cannot tell apart.
 */

/**
 * Elements that are not printed, because they respond to a press, link elsewhere or move. Pictures that a press
 * enlarges are printed.
 */
const SCREEN_ONLY = [
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
  "[data-print=none]",
  "button:not([data-picture])",
].join(", ");

/** Elements that are not broken across pages. */
const UNBROKEN = "img, video, figure, [data-block], blockquote, table, li, dl > div, article[aria-labelledby]";

const GALLERY = "[role=group]:has(> * > [data-picture])";
const STORY = "section[aria-labelledby]:has(button[data-picture])";

const printStyles = {
  [SCREEN_ONLY]: { display: "none !important" },
  // The rule also overrides the colours that an issue or an editorial sets by attributes.
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
  // Each editorial and each member of the club begins on a new page.
  [`${STORY} + ${STORY}`]: { breakBefore: "page" },
  "p, li": { orphans: 3, widows: 3 },
  [UNBROKEN]: { breakInside: "avoid" },
  // Pictures are printed whole, and at most as high as the space below a title.
  "img, video": { maxHeight: "20cm !important", objectFit: "contain !important", objectPosition: "left top" },
  "[data-print=cover]": { gridTemplateColumns: "1fr !important", breakAfter: "page" },
  // Pictures in lists are smaller, because several items of a list should fit on a page.
  "article[aria-labelledby] img": { maxHeight: "85mm !important" },
  "article[aria-labelledby] > *": { paddingBlock: "5mm !important" },
  "[data-print=once] > * + *": { display: "none !important" },
  "ul:has(> li > picture)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr)) !important" },
  "li > picture > img": { width: "100% !important", height: "auto !important" },
  [GALLERY]: { display: "block !important", columns: 2, columnGap: "6mm", overflow: "visible !important" },
  [`${STORY} ${GALLERY}`]: { columns: 3 },
  // A grid would move its rows to the next page as a whole, so the grid becomes a flex box.
  [`${STORY} > div`]: { display: "flex !important", justifyContent: "space-between" },
  [`${STORY} > div:has(button[data-picture])`]: { display: "block !important" },
  [`${GALLERY} > *`]: { display: "contents !important" },
  "button[data-picture]": { width: "100% !important", marginBottom: "6mm", breakInside: "avoid" },
  "[data-print=text]": {
    columns: 2,
    columnGap: "8mm",
    maxWidth: "none !important",
    fontSize: "9.5pt !important",
    lineHeight: "1.5",
    WebkitHyphens: "auto",
    hyphens: "auto",
  },
  "[data-print=text] > *": { float: "none !important", width: "auto !important", maxWidth: "none !important" },
  // A row of pictures is as wide as the page.
  "[data-layout=row]": { columnSpan: "all" },
  "[data-layout=row] > div": {
    gridTemplateColumns: "repeat(auto-fit, minmax(4cm, 1fr)) !important",
    gap: "5mm !important",
  },
  "[data-block=embed] a": { display: "block !important", aspectRatio: "auto !important", border: "none !important" },
  "[data-block=embed] a::before, [data-block=embed] iframe": { display: "none !important" },
  "[data-print=text] a[href^=http]::after": {
    content: "' (' attr(href) ')'",
    fontSize: "0.85em",
    wordBreak: "break-all",
  },
};

export const printCss = {
  "@page": { margin: "16mm 16mm 18mm" },
  "@media print": printStyles,
};
