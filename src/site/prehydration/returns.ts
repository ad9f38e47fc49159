/**
 * A page that is left before it answers may come back as it was left, but without the code that was on its way: WebKit
 * gives that up. Such a page is loaded anew. Answers how to end that.
 */
export function reloadOnReturn(): () => void {
  const reload = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
  addEventListener("pageshow", reload);
  return () => removeEventListener("pageshow", reload);
}
