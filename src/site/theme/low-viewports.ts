/**
 * Media query for windows so low that two fixed bars would leave too little room between them, such as the windows of a
 * phone on its side and of a desktop at 200 % zoom and more (WCAG 2.2 criteria 1.4.10 and 2.4.11). In such windows no
 * element stays visible while the page scrolls.
 */
export const LOW_VIEWPORT = "@media (max-height: 25em)";
