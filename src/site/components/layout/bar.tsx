import { createContext, type ReactElement, type ReactNode, useContext } from "react";

/** Answers what stands in the place of a bar. */
type PlaceBar = (name: string, bar: ReactElement) => ReactNode;

/** The prerenderer puts bars that it rendered for another page in the place of these. */
export const PlaceBarContext = createContext<PlaceBar>((_name, bar) => bar);

/** What is the same on every page but for the links that are marked as its own. */
export function Bar({ name, children }: { name: string; children: ReactElement }) {
  return useContext(PlaceBarContext)(name, children);
}
