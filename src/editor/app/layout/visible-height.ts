/**
 * Sets CSS variables to the top and the height of the visible part of the window, because in WebKit the on-screen
 * keyboard covers a part of the page. Other browsers resize the page, as `interactive-widget` in index.html requests.
 */
export function followVisibleHeight(): void {
  const view = window.visualViewport;
  const { style } = document.documentElement;
  const update = () => {
    // While the person zooms in, the height is not updated, because the editor would become smaller.
    if (!view || view.scale > 1) return;
    style.setProperty("--visible-height", `${view.height}px`);
    style.setProperty("--visible-top", `${view.offsetTop}px`);
  };
  view?.addEventListener("resize", update);
  view?.addEventListener("scroll", update);
}

/** Styles of an element that fills the visible part of the window. */
export const VISIBLE = { top: "var(--visible-top, 0px)", h: "var(--visible-height, 100dvh)" };

/** Styles that hide a bar while the on-screen keyboard leaves little room. */
export const HIDDEN_WHILE_TYPING = {
  "@media (pointer: coarse)": {
    "@container (max-height: 30rem)": {
      "*:has(:is(input, textarea, [contenteditable]):focus) > &": { display: "none" },
    },
  },
};
