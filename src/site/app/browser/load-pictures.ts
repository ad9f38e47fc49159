/**
 * Lazy pictures far below are printed, too. Chromium and Firefox load them and wait before they print; Safari prints what
 * is there, so what it lacks is on its way at least for a second attempt. https://github.com/whatwg/html/issues/6581
 */
export function loadPicturesToPrint(): void {
  window.addEventListener("beforeprint", () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>("img[loading=lazy]")) picture.loading = "eager";
  });
}
