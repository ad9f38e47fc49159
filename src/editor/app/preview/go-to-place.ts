/** The page is drawn after it was loaded, so the place in a list that its address names is gone to when it comes. */
export function goToPlace(page: Document): void {
  const id = decodeURIComponent(page.location.hash.slice(1));
  const go = () => {
    const place = page.getElementById(id);
    if (place) scrollTo(page, place);
    return place !== null;
  };
  if (id === "" || go()) return;
  const observer = new MutationObserver(() => go() && observer.disconnect());
  observer.observe(page.body, { childList: true, subtree: true });
}

/** The page alone: `scrollIntoView` moves the editor around it, too. */
function scrollTo({ defaultView: view, documentElement }: Document, place: Element): void {
  const bar = Number.parseFloat(getComputedStyle(documentElement).scrollPaddingTop) || 0;
  view?.scrollTo({ top: view.scrollY + place.getBoundingClientRect().top - bar, behavior: "instant" });
}
