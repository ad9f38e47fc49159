import { useLocation, useNavigate } from "react-router-dom";
import { listPageAddress } from "../../../shared/magazine/list-pages.ts";
import { useOnceHydrated } from "../layout/use-hydrated.ts";

/**
 * Query parameters that name the open picture: `foto` is its number in the gallery, from 1; `galeria` is the name of
 * the gallery, if the page has several.
 */
const PICTURE_PARAMETER = "foto";
const GALLERY_PARAMETER = "galeria";

/**
 * State of a history entry that was added by opening the viewer. From such an entry, the viewer closes by going back.
 */
const VIEWER_STATE = { viewer: true };

/**
 * Stores the open picture in the URL, so that readers can link to the picture, and Back closes the viewer. `listPage`:
 * number of the list page that contains the gallery; 1 is the list page at the page's own address.
 */
export function useOpenPicture(count: number, galleryKey?: string, listPage = 1) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const parameters = new URLSearchParams(search);
  const urlIndex = Number(parameters.get(PICTURE_PARAMETER)) - 1;
  const isThisGallery = parameters.get(GALLERY_PARAMETER) === (galleryKey ?? null);
  // The prerendered HTML is made without a query, so the viewer opens after hydration.
  const openIndex = useOnceHydrated(
    isThisGallery && Number.isInteger(urlIndex) && urlIndex >= 0 && urlIndex < count ? urlIndex : undefined,
  );
  const searchOf = (base: URLSearchParams, index?: number) => {
    const next = new URLSearchParams(base);
    next.delete(PICTURE_PARAMETER);
    next.delete(GALLERY_PARAMETER);
    if (index !== undefined && galleryKey) next.set(GALLERY_PARAMETER, galleryKey);
    if (index !== undefined) next.set(PICTURE_PARAMETER, String(index + 1));
    return `?${next}`;
  };
  const address = (index?: number) => ({ search: searchOf(parameters, index) });
  return {
    /** Index of the picture that the URL names, from 0; `undefined` while the viewer is closed. */
    openIndex,
    show: (index: number) => void navigate(address(index), { state: VIEWER_STATE }),
    /**
     * Path and query for sharing the open picture, without the other query parameters of the reader's URL. The path
     * leads to the list page that contains the gallery, because a list's address shows only its first list page.
     */
    link: listPageAddress(pathname, listPage) + searchOf(new URLSearchParams(), openIndex),
    /** Shows another picture in the open viewer without a new history entry, because Back has to close the viewer. */
    turnTo: (index: number) => void navigate(address(index), { replace: true, state: state as unknown }),
    close: () => void (wasOpenedFromPage(state) ? navigate(-1) : navigate(address(), { replace: true })),
  };
}

function wasOpenedFromPage(state: unknown): boolean {
  return typeof state === "object" && state !== null && "viewer" in state;
}
