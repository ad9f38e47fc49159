/**
 * Windows so low that two fixed bars would leave too little between them: those of a phone on its side, and of a
 * desktop at 200 % zoom and more (WCAG 2.2 criteria 1.4.10 and 2.4.11). Nothing stays in sight there while the page
 * scrolls.
 */
export const LOW_VIEWPORT = "@media (max-height: 25em)";
