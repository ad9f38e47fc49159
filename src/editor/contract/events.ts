/** What the server tells open pages by itself, by the name of the event. Types only. */
import type { OpenNotes } from "./notes.ts";
import type { Other } from "./protocol.ts";

export interface ServerEvents {
  /** What others of the team have open. */
  people: Other[];
  /** How far a publication is: `3/4 Páginas`; empty when there is none. */
  publication: { step: string };
  /** How many ask for a publication. */
  requests: { count: number };
  notes: OpenNotes;
}
