/** What the server tells by itself: changes of the content folder, what others of a team do, and that it is there. */
import { useSyncExternalStore } from "react";
import { changesAddress } from "../contract/addresses.ts";
import type { ServerEvents } from "../contract/events.ts";
import { key } from "./editor-api.ts";

/** Gets the files of the content that say something else; `undefined` where any of them may. */
type Hear = (files?: readonly string[]) => void;

/** Milliseconds until a server that did not answer is asked again. */
const PAUSE = 2000;

const hearers = new Set<Hear>();
const tell: Hear = (files) => hearers.forEach((hear) => hear(files));
const events = new EventTarget();
let source: EventSource | undefined;
let online = true;

function setOnline(is: boolean): void {
  online = is;
  events.dispatchEvent(new Event("online"));
}

function listen(): void {
  source?.close();
  source = new EventSource(changesAddress(key()));
  // What changed before is told to nobody.
  source.addEventListener("open", () => {
    setOnline(true);
    tell();
  });
  source.addEventListener("message", ({ data }) => tell(JSON.parse(data as string) as string[]));
  for (const name of ["people", "publication", "requests"] satisfies (keyof ServerEvents)[])
    source.addEventListener(name, ({ data }) =>
      events.dispatchEvent(new CustomEvent(name, { detail: JSON.parse(data as string) })),
    );
  source.addEventListener("error", ({ target }) => {
    setOnline(false);
    // It asks again by itself, but for a server that refused it.
    if ((target as EventSource).readyState === EventSource.CLOSED) void lookAgain();
  });
}

/** A server that was started anew may have given its page another secret; a proxy answers while there is no server. */
async function lookAgain(): Promise<void> {
  const page = await fetch("/", { headers: { Accept: "text/html" } }).catch(() => undefined);
  if (!page?.ok) return void setTimeout(() => void lookAgain(), PAUSE);
  if ((await page.text()).includes(key())) listen();
  else location.reload();
}

window.addEventListener("offline", () => setOnline(false));
window.addEventListener("online", () => source && listen());

/** A page that is not looked at does not listen: a browser opens six connections to a server, for all of its pages. */
document.addEventListener("visibilitychange", () => {
  source?.close();
  if (!document.hidden) listen();
});

/** Returns how to stop. */
export function onContentChange(hear: Hear): () => void {
  hearers.add(hear);
  if (!source && !document.hidden) listen();
  return () => void hearers.delete(hear);
}

/** Returns how to stop. */
export function onServerEvent<Name extends keyof ServerEvents>(
  name: Name,
  hear: (event: ServerEvents[Name]) => void,
): () => void {
  const listener = (event: Event) => hear((event as CustomEvent<ServerEvents[Name]>).detail);
  events.addEventListener(name, listener);
  return () => events.removeEventListener(name, listener);
}

function subscribe(hear: () => void): () => void {
  events.addEventListener("online", hear);
  return () => events.removeEventListener("online", hear);
}

/** Whether the server can be reached, as far as is known. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => online);
