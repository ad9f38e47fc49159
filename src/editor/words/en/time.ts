import type { time as Spanish } from "../es/time.ts";

export const time: typeof Spanish = {
  asSaid: (day: string) => day,
  atMinute: (day: string, minute: string) => `${day} at ${minute}`,
  toCome: (days: string) => `to come, ${days}`,
  past: "already past",
};
