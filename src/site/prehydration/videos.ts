import { isStill } from "./motion.ts";

/** Stops videos that start by themselves where nothing may move; answers how to end that. */
export function holdVideos(): () => void {
  const hold = ({ target }: Event) => {
    if (isStill() && target instanceof HTMLMediaElement) target.pause();
  };
  addEventListener("play", hold, true);
  return () => removeEventListener("play", hold, true);
}
