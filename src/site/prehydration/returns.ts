/**
 * Reloads a page that was left before its hydration and is restored from the back/forward cache, because WebKit drops
 * code that was still loading. Returns a function that prevents further reloads.
 */
export function reloadOnReturn(): () => void {
  const reload = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
  addEventListener("pageshow", reload);
  return () => removeEventListener("pageshow", reload);
}
