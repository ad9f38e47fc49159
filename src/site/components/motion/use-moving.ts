import { useState } from "react";
import { useStill } from "./use-still.ts";

/**
 * Whether one thing on the page moves by itself. The reader's choice for it holds until the setting
 * of the whole site changes. `chosen`: it differs from that setting.
 */
export function useMoving(): { moving: boolean; chosen: boolean; toggle: () => void } {
  const still = useStill();
  const [choice, setChoice] = useState<{ still: boolean; moving: boolean }>();
  const moving = choice?.still === still ? choice.moving : !still;
  return { moving, chosen: moving === still, toggle: () => setChoice({ still, moving: !moving }) };
}
