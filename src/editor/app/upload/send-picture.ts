/** A picture on its way to the editor's server. `fetch` cannot tell how far it is. */
import { KEY_HEADER, PICTURES, PREFIX } from "../../contract/addresses.ts";
import type { TakenPicture } from "../../contract/protocol.ts";
import { noAnswer } from "../connection.ts";
import { key } from "../editor-api.ts";
import { lookAgain } from "../server-events.ts";

/** `failure` is a sentence. What the server refused, it would refuse again. */
export type Arrival = { picture: TakenPicture } | { failure: string; isRefused: boolean };

/** How long a picture may not get on, in milliseconds. */
const PATIENCE = 60_000;

/** Into the folder of a document. `onProgress` hears which part of it is there, from 0 to 1. */
export function sendPicture(document: string, file: File, onProgress: (part: number) => void): Promise<Arrival> {
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
  // What led to the login of another origin cannot be told from a network that is gone.
  if (status === 0) await lookAgain();
  return { failure: noAnswer({ status }).message, isRefused: status === 413 };
}
