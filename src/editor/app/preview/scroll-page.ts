interface ScrollOptions {
  /** The distance, in pixels, between the top of the window and the element; by default the height of the top bar. */
  above?: number;
  behavior: ScrollBehavior;
}

/** Scrolls the page to an element. `scrollIntoView` is not used, because it would also scroll the editor. */
export function scrollTo(
  page: Document,
  element: Element,
  { above = topBarHeight(page), behavior }: ScrollOptions,
): void {
  const view = page.defaultView;
  view?.scrollTo({ top: view.scrollY + element.getBoundingClientRect().top - above, behavior });
}

/** Returns the height, in pixels, of the bar that covers the top of the page. */
export const topBarHeight = ({ documentElement }: Document): number =>
  Number.parseFloat(getComputedStyle(documentElement).scrollPaddingTop) || 0;
