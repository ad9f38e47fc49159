import { useEffect, useState } from "react";

/** Counts the content updates that the development server sends; always 0 in a built site. */
export function useContentVersion(): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    if (!import.meta.hot) return undefined;
    const update = () => setVersion((current) => current + 1);
    window.addEventListener("content:update", update);
    return () => window.removeEventListener("content:update", update);
  }, []);
  return version;
}
