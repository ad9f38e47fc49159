import type { TakenPicture } from "../../contract/protocol.ts";
import { type Upload, useUpload } from "../upload/use-upload.ts";
import { useLatest } from "../use-latest.ts";

export interface Taking extends Omit<Upload, "take"> {
  take(files: readonly File[]): void;
}

/** Pictures for a field. `onTaken` gets all that were taken of one go, in the order of the files. */
export function useTaking(onTaken: (pictures: readonly TakenPicture[]) => void): Taking {
  const { take, ...upload } = useUpload();
  const latest = useLatest(onTaken);
  const takeAll = async (files: readonly File[]) => {
    const taken = await take(files);
    if (taken.length > 0) latest.current(taken);
  };
  return { ...upload, take: (files) => void takeAll(files) };
}
