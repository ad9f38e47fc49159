import { useEffect, useState } from "react";
import { editorApi } from "../editor-api.ts";

/** The pause between two requests, and the time after which a publication is late, in milliseconds. */
const [PAUSE, LATE] = [10_000, 20 * 60_000];

/** `since` is the local time when readers had it first. */
export type Arrival = { is: "unknown" | "underway" | "late" } | { is: "there"; since: string };

/** Asks whether readers have the last publication, until they do. */
export function useArrival(isAsked: boolean): Arrival {
  const [arrival, setArrival] = useState<Arrival>({ is: "unknown" });
  useEffect(() => {
    if (!isAsked) return undefined;
    const start = Date.now();
    let timer = 0;
    const look = async () => {
      // The server may answer later.
      const { arrived, since } = await editorApi.arrival({}).catch(() => ({ arrived: undefined, since: undefined }));
      if (timer < 0) return;
      if (since !== undefined) return setArrival({ is: "there", since: CLOCK.format(new Date(since)) });
      if (arrived === false) setArrival({ is: Date.now() - start > LATE ? "late" : "underway" });
      timer = window.setTimeout(() => void look(), PAUSE);
    };
    void look();
    return () => {
      clearTimeout(timer);
      timer = -1;
    };
  }, [isAsked]);
  return arrival;
}

const CLOCK = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
