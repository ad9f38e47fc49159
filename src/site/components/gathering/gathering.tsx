/** The contents of an issue, or the links of a piece to its issue. Only pages that show this part load its code. */
import type { ComponentType } from "react";
import { lazyPart } from "../../../shared/loading/lazy-part.tsx";
import { LatePart } from "../loading/late-part.tsx";
import type { GatheringProps } from "./gathering-parts.tsx";

// If the code cannot be loaded, the part stays suspended, and its prerendered links stay visible.
const { Part, preload: preloadGathering } = lazyPart(() =>
  import("./gathering-parts.tsx").then(
    (module): ComponentType<GatheringProps> => module.GatheringPart,
    () => new Promise<never>(() => {}),
  ),
);

export { preloadGathering };

export const Gathering = (props: GatheringProps) => (
  <LatePart>
    <Part {...props} />
  </LatePart>
);
