import { useEffect, useState } from "react";
import { editorApi } from "../editor-api.ts";

/** The pause between two requests, and the waiting time after which a publication counts as late, in milliseconds. */
const [PAUSE, LATE] = [10_000, 20 * 60_000];

/** Whether readers have the last publication. `since` is the local time at which they first had it. */
export type Arrival = { is: "unknown" | "underway" | "late" } | { is: "there"; since: string };

/** Requests the state of the last publication until readers have it. */
export function useArrival(isEnabled: boolean): Arrival {
  const [arrival, setArrival] = useState<Arrival>({ is: "unknown" });
  useEffect(() => {
    if (!isEnabled) return undefined;
    const start = Date.now();
    let timer = 0;
    const poll = async () => {
      // A failure is ignored, because the server may respond to a later request.
      const { arrived, since } = await editorApi.arrival({}).catch(() => ({ arrived: undefined, since: undefined }));
      if (timer < 0) return;
      if (since !== undefined) return setArrival({ is: "there", since: CLOCK.format(new Date(since)) });
      if (arrived === false) setArrival({ is: Date.now() - start > LATE ? "late" : "underway" });
      timer = window.setTimeout(() => void poll(), PAUSE);
    };
    void poll();
    return () => {
      clearTimeout(timer);
      timer = -1;
    };
  }, [isEnabled]);
  return arrival;
}

const CLOCK = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
