/** Events of the server: changed content, changes of the team, and whether the server can be reached. */
import { changesAddress } from "../contract/addresses.ts";
import type { ServerEvents } from "../contract/team.ts";
import { connection, reportNoAnswer, onConnection, setConnection } from "./connection.ts";
import { sessionKey } from "./editor-api.ts";

/** Receives the changed files; `undefined` if any file may have changed. */
type ChangeListener = (files?: readonly string[]) => void;

/** The time in milliseconds before the next request to a server that did not respond. */
const RETRY_DELAY = 2000;

const listeners = new Set<ChangeListener>();
const notify: ChangeListener = (files) => listeners.forEach((listener) => listener(files));
const events = new EventTarget();
let eventSource: EventSource | undefined;
let timer = 0;
let isWatching = false;

/**
 * Opens the event stream. A hidden page has no event stream, because all pages of a browser together may open only six
 * connections to a server.
 */
function connect(): void {
  clearTimeout(timer);
  eventSource?.close();
  if (document.hidden) return;
  eventSource = new EventSource(changesAddress(sessionKey()));
  // Listeners get no list of files, because any file may have changed before the connection was made.
  eventSource.addEventListener("open", () => {
    setConnection("there");
    notify();
  });
  eventSource.addEventListener("message", ({ data }) => notify(JSON.parse(data as string) as string[]));
  for (const name of ["people", "publication", "requests", "notes"] satisfies (keyof ServerEvents)[])
    eventSource.addEventListener(name, ({ data }) =>
      events.dispatchEvent(new CustomEvent(name, { detail: JSON.parse(data as string) })),
    );
  eventSource.addEventListener("error", ({ target }) => {
    const wasConnected = connection() === "there";
    if (wasConnected) setConnection("lost");
    // Nothing has to be done if the browser reconnects by itself. It does so unless the server refused the connection.
    if ((target as EventSource).readyState !== EventSource.CLOSED) return;
    if (wasConnected) void checkConnection();
    else checkLater();
  });
}

/**
 * Loads the page to find out why the event stream ended: a restarted server may have another secret, and a proxy may
 * respond in place of the server.
 */
export async function checkConnection(): Promise<void> {
  clearTimeout(timer);
  const page = await fetch("/", { headers: { Accept: "text/html" }, redirect: "manual" }).catch(() => undefined);
  const text = page?.ok ? await page.text().catch(() => "") : "";
  if (text.includes(sessionKey())) return connect();
  if (text.includes(EDITOR_PAGE)) return location.reload();
  if (!page && connection() === "there") setConnection("lost");
  reportNoAnswer(page);
  // No further check is scheduled after a request for a password, because the browser would ask for the password again
  // and again.
  if (!page?.headers.has("WWW-Authenticate")) checkLater();
}

const EDITOR_PAGE = 'name="redaccion"';

function checkLater(): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => void checkConnection(), RETRY_DELAY);
}

function watchBrowser(): void {
  if (isWatching) return;
  isWatching = true;
  // After a login has ended, the connection is checked repeatedly, because the event stream would not report a login.
  onConnection(() => connection() === "loggedOut" && checkLater());
  // The connection is only checked, because a server on the same computer can be reached without a network.
  window.addEventListener("offline", () => void checkConnection());
  window.addEventListener("online", connect);
  document.addEventListener("visibilitychange", connect);
}

/** Calls the listener after each change of the content. Returns a function that removes the listener. */
export function onContentChange(listener: ChangeListener): () => void {
  listeners.add(listener);
  watchBrowser();
  if (!eventSource) connect();
  return () => void listeners.delete(listener);
}

/** Calls `handle` with each event of this name. Returns a function that removes the listener. */
export function onServerEvent<Name extends keyof ServerEvents>(
  name: Name,
  handle: (event: ServerEvents[Name]) => void,
): () => void {
  const listener = (event: Event) => handle((event as CustomEvent<ServerEvents[Name]>).detail);
  events.addEventListener(name, listener);
  return () => events.removeEventListener(name, listener);
}
