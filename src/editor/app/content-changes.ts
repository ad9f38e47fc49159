/** Changes of the content folder, as the server tells them. */
import { changesAddress } from "../contract/addresses.ts";
import { key } from "./editor-api.ts";

/** Gets the files of the content that say something else; `undefined` where any of them may. */
type Hear = (files?: readonly string[]) => void;

const hearers = new Set<Hear>();
const tell: Hear = (files) => hearers.forEach((hear) => hear(files));
let source: EventSource | undefined;

function listen(): void {
  source = new EventSource(changesAddress(key()));
  // What changed before is told to nobody.
  source.addEventListener("open", () => tell());
  source.addEventListener("message", ({ data }) => tell(JSON.parse(data as string) as string[]));
  // It asks again by itself, and is refused by a server that was started anew: its page has another secret.
  source.addEventListener(
    "error",
    ({ target }) => (target as EventSource).readyState === EventSource.CLOSED && location.reload(),
  );
}

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
