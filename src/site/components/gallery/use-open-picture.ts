import { useLocation, useNavigate } from "react-router-dom";
import { useOnceHydrated } from "../layout/use-hydrated.ts";

/**
 * Query parameters: `?foto=3` names the third picture of the page's only gallery; `galeria` names one of several
 * galleries.
 */
const PICTURE = "foto";
const GALLERY = "galeria";

/**
 * State of a history entry that was added by opening the viewer. From such an entry, the viewer closes by going back.
 */
const FROM_PAGE = { viewer: true };

/** Stores the open picture in the URL, because readers can then link to the picture and Back closes the viewer. */
export function useOpenPicture(count: number, galleryKey?: string) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const parameters = new URLSearchParams(search);
  const named = Number(parameters.get(PICTURE)) - 1;
  const own = parameters.get(GALLERY) === (galleryKey ?? null);
  // The prerendered HTML is made without a query, so the viewer opens after hydration.
  const open = useOnceHydrated(own && Number.isInteger(named) && named >= 0 && named < count ? named : undefined);
  const searchOf = (others: URLSearchParams, index?: number) => {
    const next = new URLSearchParams(others);
    next.delete(PICTURE);
    next.delete(GALLERY);
    if (index !== undefined && galleryKey) next.set(GALLERY, galleryKey);
    if (index !== undefined) next.set(PICTURE, String(index + 1));
    return `?${next}`;
  };
  const address = (index?: number) => ({ search: searchOf(parameters, index) });
  return {
    /** Index of the picture that the URL names, from 0; `undefined` while the viewer is closed. */
    open,
    show: (index: number) => void navigate(address(index), { state: FROM_PAGE }),
    /** Path and query of the open picture for sharing, without other query parameters of the reader's URL. */
    link: pathname + searchOf(new URLSearchParams(), open),
    /** Shows another picture in the open viewer without a new history entry, because Back has to close the viewer. */
    turnTo: (index: number) => void navigate(address(index), { replace: true, state: state as unknown }),
    close: () => void (isFromPage(state) ? navigate(-1) : navigate(address(), { replace: true })),
  };
}

function isFromPage(state: unknown): boolean {
  return typeof state === "object" && state !== null && "viewer" in state;
}
