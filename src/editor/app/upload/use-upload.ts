import { useEffect, useRef, useState } from "react";
import type { TakenPicture } from "../../contract/protocol.ts";
import { useFormContext } from "../form/use-field.ts";
import { useKeepOpen } from "../keep-open.ts";
import { useLatest } from "../use-latest.ts";
import { KEY_HEADER, UPLOAD_ROUTE, PREFIX } from "../../contract/addresses.ts";
import { reportNoAnswer } from "../connection.ts";
import { sessionKey } from "../editor-api.ts";
import { checkConnection } from "../server-events.ts";

/** A file that is uploading, or whose upload failed. */
export interface UploadItem {
  file: File;
  /** The uploaded fraction of the file, from 0 to 1. */
  progress: number;
  /** A sentence that explains why the upload failed; absent if it has not failed. */
  failure?: string;
  /** Whether trying again is useless, because the server refuses the file. */
  isRefused?: boolean;
}

export type Upload = ReturnType<typeof useUpload>;

const isPending = ({ failure }: UploadItem) => failure === undefined;

/**
 * Uploads pictures into the folder of the document. After each batch, `onUploaded` is called with the uploaded
 * pictures, in the order in which they were chosen, unless the control is gone.
 */
export function useUpload(onUploaded: (pictures: readonly TakenPicture[]) => void) {
  const { file: document } = useFormContext();
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const latest = useLatest(onUploaded);
  const queue = useRef(Promise.resolve());
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  useKeepOpen(items.some(isPending));
  const replaceItem = (file: File, replacement?: UploadItem) =>
    setItems((all) => all.flatMap((each) => (each.file === file ? (replacement ?? []) : each)));
  const send = async (file: File) => {
    const result = await sendPicture(document, file, (progress) => replaceItem(file, { file, progress }));
    const isUploaded = "picture" in result;
    replaceItem(file, isUploaded ? undefined : { file, progress: 0, ...result });
    return isUploaded ? [result.picture] : [];
  };
  const sendAll = async (files: readonly File[]) => {
    const uploaded: TakenPicture[] = [];
    // Pictures are uploaded one after the other, because they are large.
    for (const file of files) uploaded.push(...(await send(file)));
    // If the control is gone, the pictures are not reported, because another list item may be in its place.
    if (uploaded.length > 0 && isMounted.current) latest.current(uploaded);
  };
  return {
    /** The files that are uploading or queued, in the order in which they were chosen. */
    pending: items.filter(isPending),
    failed: items.filter((each) => !isPending(each)),
    add(files: readonly File[]) {
      const isKept = (each: UploadItem) => !each.isRefused && !files.includes(each.file);
      setItems((all) => [...all.filter(isKept), ...files.map((file) => ({ file, progress: 0 }))]);
      queue.current = queue.current.then(() => sendAll(files));
    },
    /** Removes the failed files from the list. */
    dismissFailed: () => setItems((all) => all.filter(isPending)),
  };
}

/** The result of an upload. `failure` is a sentence. If `isRefused` is true, the server would refuse the file again. */
type UploadResult = { picture: TakenPicture } | { failure: string; isRefused: boolean };

/** The time without progress, in milliseconds, after which an upload is aborted. */
const STALL_TIMEOUT = 60_000;

/** Uploads a picture. `onProgress` is called with the uploaded fraction, from 0 to 1. */
function sendPicture(document: string, file: File, onProgress: (fraction: number) => void): Promise<UploadResult> {
  // `XMLHttpRequest` is used, because `fetch` does not report the progress of uploads.
  const request = new XMLHttpRequest();
  let timer = 0;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => request.abort(), STALL_TIMEOUT);
  };
  request.open("POST", `${PREFIX}${UPLOAD_ROUTE}?${new URLSearchParams({ file: document, name: file.name })}`);
  request.setRequestHeader(KEY_HEADER, sessionKey());
  request.setRequestHeader("Content-Type", "application/octet-stream");
  request.responseType = "json";
  request.upload.addEventListener("progress", ({ loaded, total }) => {
    restartTimer();
    // For an empty file, `total` is 0, and a division by 0 would yield `NaN`.
    onProgress(total && loaded / total);
  });
  return new Promise((resolve) => {
    request.addEventListener("loadend", () => {
      clearTimeout(timer);
      resolve(resultOf(request));
    });
    restartTimer();
    request.send(file);
  });
}

async function resultOf({ status, response }: XMLHttpRequest): Promise<UploadResult> {
  if (status === 200 && response) return { picture: response as TakenPicture };
  const { message } = (response ?? {}) as { message?: string };
  if (message && status !== 401) return { failure: message, isRefused: status < 500 };
  // The connection is checked, because a redirect to a login on another origin looks like a lost network.
  if (status === 0) await checkConnection();
  return { failure: reportNoAnswer({ status }).message, isRefused: status === 413 };
}
