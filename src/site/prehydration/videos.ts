import { isStill } from "./motion.ts";

/** Pauses every video that starts while nothing may move. Returns a function that lets videos play again. */
export function holdVideos(): () => void {
  const hold = ({ target }: Event) => {
    if (isStill() && target instanceof HTMLMediaElement) target.pause();
  };
  addEventListener("play", hold, true);
  return () => removeEventListener("play", hold, true);
}
