/** What has changed since the last publication, and how it is published. Types only: the editor imports them. */

export type ChangeKind = "added" | "changed" | "removed" | "renamed";

/** A file that differs. Files are named by their path from the content folder: `issues/AnaSosa/tapa.webp`. */
export interface FileChange {
  file: string;
  kind: ChangeKind;
  /** Its name before, where it has another now. */
  from?: string;
  /** It waits as it is now on a branch of its own. */
  waiting: boolean;
}

/** A document, or a file that belongs to none, with what changed in the folder of its pictures. */
export interface DocumentChange extends Omit<FileChange, "kind"> {
  /** Names what would be published: these files, by their names and bytes. */
  revision: string;
  /** `pictures`: the document itself is as it was. */
  kind: ChangeKind | "pictures";
  /** Who looks changed it since readers got it last. */
  mine: boolean;
  /** Names of the others who did, the last first. */
  others: string[];
  /** It has problems: neither it nor its pictures are published. */
  held: boolean;
  /** A draft: readers never had it, and get it when it is published; or they had it, and it is taken from them. */
  draft?: "appears" | "withdrawn";
  /** `waiting` of the change: of the document and of all of these. */
  pictures: FileChange[];
}

/** What everything is compared with. */
export interface PublicationName {
  /** `nothing`: a repository without commits. */
  from: "remote" | "branch" | "head" | "nothing";
  /** `origin/main`, `main`; empty for a commit without a branch and for nothing. */
  name: string;
}

/** What may not go to the main branch and is on its own, until somebody accepts it. */
export interface Waiting {
  branch: string;
  sentence: string;
  /** The page that asks for it, where the host named one; else empty. */
  link: string;
}

/** What is on its way to readers, or why they do not have it yet. */
export interface Published {
  sentence: string;
  /** How far it is: readers have it, whoever builds the site has it, or this computer alone. */
  where: "readers" | "remote" | "here";
  /** Of the site, for readers. */
  address: string;
  /** The site could not be built, and why; it is what it was. */
  trouble?: string;
  waiting?: Waiting;
}

/** Somebody who may not publish asks for it. */
export interface PublishRequest {
  id: number;
  /** Who asks, and their name. */
  email: string;
  name: string;
  /** ISO 8601. */
  time: string;
  sentence: string;
  /** Documents. */
  files: string[];
}

/** New pictures that no document shows. */
export interface UnusedPictures {
  /** The document in whose folder they are; the picture itself, where it is in none. */
  file: string;
  count: number;
}

/** A file that the magazine needs and Git ignores on this computer. */
export interface LeftOut {
  file: string;
  /** Which rule says so, and where: `«*.jpg», en .gitignore:3`. */
  rule: string;
}

export interface Changes {
  publication: PublicationName;
  changes: DocumentChange[];
  /** They are not published. */
  unused: UnusedPictures[];
  /** Nor are these. */
  leftOut: LeftOut[];
  /** The last of these. */
  waiting?: Waiting;
  /** What others ask to publish, the oldest first. */
  requests?: PublishRequest[];
}

/** A part of a text that both sides changed. */
export interface ConflictPart {
  /** Line of the editor's own text, 1 first. */
  line: number;
  mine: string;
  theirs: string;
}

/** A file that the publication changed too since the editor began. */
export interface Conflict {
  file: string;
  /** The document that it belongs to; itself, if it is one. */
  document: string;
  /** Whole texts; absent for pictures and where a side has removed the file. */
  mine?: string;
  theirs?: string;
  /** What each side did to it. */
  mineIs: "removed" | "changed";
  theirsIs: "removed" | "changed";
  /** Where they meet; empty where only the whole file can be chosen. */
  parts: ConflictPart[];
  /** Who changed it last in the publication; empty if unknown. */
  by: string;
  /** Names these versions: a choice counts for them only. */
  revision: string;
}

/** A document as it was published once. */
export interface Version {
  commit: string;
  /** ISO 8601, with the zone of the author. */
  time: string;
  author: string;
  sentence: string;
  /** The name that it had. */
  file: string;
}

export interface History {
  /** The newest first; the last fifty. */
  versions: Version[];
  /** This computer has only the last part of the history. */
  isShallow: boolean;
}

/** What was published at once: a commit that changed documents or their pictures. */
export interface PastPublication extends Omit<Version, "file"> {
  /** The documents, by the names that they had then. */
  documents: string[];
}

/** `commit`: the one that removed it, or the name of what this computer put away, where there is no author. */
export interface RemovedDocument extends Version {
  /** Fingerprint of what it said. */
  said: string;
}

/** Nothing was made and nothing changed. */
export interface Refusal {
  /** Why, in a sentence for the editor. */
  refusal: string;
  reason: "author" | "changed" | "conflicts" | "nothing" | "sentence" | "unavailable";
  /** With the reason `conflicts`: each needs a choice. */
  conflicts?: Conflict[];
  /** With the reason `changed`: documents that are not what was looked at. */
  changed?: string[];
}
