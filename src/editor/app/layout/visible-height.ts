/**
 * WebKit lays a page out behind the on-screen keyboard and moves it up: what is left of the window is told to styles. Other
 * browsers do it by themselves, as index.html asks (`interactive-widget`).
 */
export function followVisibleHeight(): void {
  const view = window.visualViewport;
  const { style } = document.documentElement;
  const follow = () => {
    // Who zooms in looks at a part of the editor, not at a smaller one.
    if (!view || view.scale > 1) return;
    style.setProperty("--visible-height", `${view.height}px`);
    style.setProperty("--visible-top", `${view.offsetTop}px`);
  };
  view?.addEventListener("resize", follow);
  view?.addEventListener("scroll", follow);
}

/** The place of what fills the window. */
export const VISIBLE = { top: "var(--visible-top, 0px)", h: "var(--visible-height, 100dvh)" };

/** Of a bar of the editor: what the keyboard leaves of the window is for what is being written. */
export const GONE_WHILE_TYPING = {
  "@media (pointer: coarse)": {
    "@container (max-height: 30rem)": {
      "*:has(:is(input, textarea, [contenteditable]):focus) > &": { display: "none" },
    },
  },
};
