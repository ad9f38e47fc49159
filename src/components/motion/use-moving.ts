import { useState } from "react";
import { useStill } from "./use-still.ts";

/**
 * Whether something moves by itself: as the reader chose here, until what holds for the whole site
 * changes. `chosen`: it is not what holds for the whole site.
 */
export function useMoving(): { moving: boolean; chosen: boolean; toggle: () => void } {
  const still = useStill();
  const [choice, setChoice] = useState<{ still: boolean; moving: boolean }>();
  const moving = choice?.still === still ? choice.moving : !still;
  return { moving, chosen: moving === still, toggle: () => setChoice({ still, moving: !moving }) };
}
