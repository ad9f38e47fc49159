import type { reference as Spanish } from "../es/reference.ts";

export const reference: typeof Spanish = {
  work: "It has to be the folder and the name of a document, for example issues/MoraVidal.",
  folders: (folders: string) => `The folders are ${folders}.`,
};
