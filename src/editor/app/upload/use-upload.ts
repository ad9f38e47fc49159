import { useRef, useState } from "react";
import type { TakenPicture } from "../../contract/protocol.ts";
import { useFormContext } from "../form/use-field.ts";
import { useKeepOpen } from "../keep-open.ts";
import { useLatest } from "../use-latest.ts";
import { KEY_HEADER, PICTURES, PREFIX } from "../../contract/addresses.ts";
import { noAnswer } from "../connection.ts";
import { key } from "../editor-api.ts";
import { checkConnection } from "../server-events.ts";

/** A file that is uploading, or whose upload failed. */
export interface Part {
  file: File;
  /** The uploaded fraction of the file, from 0 to 1. */
  sent: number;
  /** A sentence about why the upload failed; absent while the upload has not failed. */
  failure?: string;
  /** Whether the server refuses the file, so trying again is useless. */
  isRefused?: boolean;
}

export type Upload = ReturnType<typeof useUpload>;

const isComing = ({ failure }: Part) => failure === undefined;

/**
 * Uploads pictures into the folder of the document. `onTaken` is called with the uploaded pictures of a batch, in their
 * order.
 */
export function useUpload(onTaken: (pictures: readonly TakenPicture[]) => void) {
  const { file: document } = useFormContext();
  const [parts, setParts] = useState<readonly Part[]>([]);
  const latest = useLatest(onTaken);
  const turn = useRef(Promise.resolve());
  useKeepOpen(parts.some(isComing));
  const put = (file: File, now?: Part) =>
    setParts((all) => all.flatMap((each) => (each.file === file ? (now ?? []) : each)));
  const send = async (file: File) => {
    const arrival = await sendPicture(document, file, (sent) => put(file, { file, sent }));
    const isTaken = "picture" in arrival;
    put(file, isTaken ? undefined : { file, sent: 0, ...arrival });
    return isTaken ? [arrival.picture] : [];
  };
  const sendAll = async (files: readonly File[]) => {
    const taken: TakenPicture[] = [];
    // Pictures are uploaded one after the other, because pictures are large.
    for (const file of files) taken.push(...(await send(file)));
    if (taken.length > 0) latest.current(taken);
  };
  return {
    /** The files that are uploading or queued, in the order in which they were chosen. */
    coming: parts.filter(isComing),
    failed: parts.filter((each) => !isComing(each)),
    take(files: readonly File[]) {
      const stay = (each: Part) => !each.isRefused && !files.includes(each.file);
      setParts((all) => [...all.filter(stay), ...files.map((file) => ({ file, sent: 0 }))]);
      turn.current = turn.current.then(() => sendAll(files));
    },
    /** Removes the failed files from the list. */
    leave: () => setParts((all) => all.filter(isComing)),
  };
}

/** The result of an upload. `failure` is a sentence. If `isRefused` is true, the server would refuse the file again. */
type Arrival = { picture: TakenPicture } | { failure: string; isRefused: boolean };

/** The time without progress, in milliseconds, after which an upload is aborted. */
const PATIENCE = 60_000;

/** Uploads a picture. `onProgress` is called with the uploaded fraction, from 0 to 1. */
function sendPicture(document: string, file: File, onProgress: (part: number) => void): Promise<Arrival> {
  // `XMLHttpRequest` is used, because `fetch` does not report the progress of uploads.
  const request = new XMLHttpRequest();
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => request.abort(), PATIENCE);
  };
  request.open("POST", `${PREFIX}${PICTURES}?${new URLSearchParams({ file: document, name: file.name })}`);
  request.setRequestHeader(KEY_HEADER, key());
  request.setRequestHeader("Content-Type", "application/octet-stream");
  request.responseType = "json";
  request.upload.addEventListener("progress", ({ loaded, total }) => {
    wait();
    onProgress(loaded / total);
  });
  return new Promise((resolve) => {
    request.addEventListener("loadend", () => {
      clearTimeout(timer);
      resolve(arrivalOf(request));
    });
    wait();
    request.send(file);
  });
}

async function arrivalOf({ status, response }: XMLHttpRequest): Promise<Arrival> {
  if (status === 200 && response) return { picture: response as TakenPicture };
  const { message } = (response ?? {}) as { message?: string };
  if (message && status !== 401) return { failure: message, isRefused: status < 500 };
  // The connection is checked, because a redirect to a login of another origin looks like a lost network.
  if (status === 0) await checkConnection();
  return { failure: noAnswer({ status }).message, isRefused: status === 413 };
}
