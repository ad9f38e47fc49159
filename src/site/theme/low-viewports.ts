/**
 * Media query for windows so low that two fixed bars would leave too little room for the page, such as the window of a
 * phone on its side or of a desktop at 200 % zoom and more (WCAG 2.2 criteria 1.4.10 and 2.4.11). In such windows
 * everything scrolls with the page.
 */
export const LOW_VIEWPORT = "@media (max-height: 25em)";
