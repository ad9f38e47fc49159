/**
 * Reloads a page that was left before its hydration and returns from the back/forward cache: WebKit drops code that was
 * still loading. Returns a function that ends this.
 */
export function reloadOnReturn(): () => void {
  const reload = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
  addEventListener("pageshow", reload);
  return () => removeEventListener("pageshow", reload);
}
