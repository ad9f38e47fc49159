/** The contents of an issue and the place of a piece in them. Pages without either do not load what they need. */
import { type ReactNode, Suspense, useEffect } from "react";
import { retriablePart } from "../../../shared/loading/lazy-part.tsx";
import type { Appearance, ContentsSection } from "../../queries/gathering/contents.ts";
import type { GatheringProps } from "./gathering-parts.tsx";

const { Part, preload: preloadGathering } = retriablePart<GatheringProps>(() =>
  import("./gathering-parts.tsx").then((module) => module.GatheringPart),
);

export { preloadGathering };

/** Renders the pieces of an issue, or nothing without any. */
export const Contents = ({ sections }: { sections: readonly ContentsSection[] }) =>
  sections.length > 0 && <Loaded sections={sections} />;

/** Renders the issue in which a piece appeared and the pieces beside it, or nothing if it appeared in none. */
export const AppearedIn = ({ appearance }: { appearance: Appearance | undefined }) =>
  appearance && <Loaded appearance={appearance} />;

function Loaded(props: GatheringProps): ReactNode {
  // Until the code has loaded, and if it cannot be loaded, the prerendered links stay.
  useEffect(() => void preloadGathering().catch(() => {}), []);
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
