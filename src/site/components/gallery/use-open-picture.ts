import { useLocation, useNavigate } from "react-router-dom";
import { useOnceHydrated } from "../layout/use-hydrated.ts";

/** `?foto=3` names the third picture of the page's only gallery; `galeria` names one of several. */
const PICTURE = "foto";
const GALLERY = "galeria";

/** State of a history entry that was added by opening the viewer, so that going back closes it. */
const FROM_PAGE = { viewer: true };

/** Keeps the open picture in the address, so that it can be linked and Back closes the viewer. */
export function useOpenPicture(count: number, galleryKey?: string) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const parameters = new URLSearchParams(search);
  const named = Number(parameters.get(PICTURE)) - 1;
  const own = parameters.get(GALLERY) === (galleryKey ?? null);
  // The prerendered page has no query.
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
    /** The picture that the address names, 0 first; `undefined` while the viewer is closed. */
    open,
    show: (index: number) => void navigate(address(index), { state: FROM_PAGE }),
    /** Address of the open picture for sharing, without the other parameters of this reader's address. */
    link: pathname + searchOf(new URLSearchParams(), open),
    /** Shows another picture in the open viewer without a history entry, so that Back still closes the viewer. */
    turnTo: (index: number) => void navigate(address(index), { replace: true, state: state as unknown }),
    close: () => void (isFromPage(state) ? navigate(-1) : navigate(address(), { replace: true })),
  };
}

function isFromPage(state: unknown): boolean {
  return typeof state === "object" && state !== null && "viewer" in state;
}
