import type { repeated as Spanish } from "../es/repeated.ts";

export const repeated: typeof Spanish = {
  above: (item: string) => `“${item}” is already above.`,
};
