/** Changes since the last publication, publishing them, versions. Types only, because the app imports them. */

export type ChangeKind = "added" | "changed" | "removed" | "renamed";

/** A file that differs. Files are named by their path from the content folder: `issues/AnaSosa/tapa.webp`. */
export interface FileChange {
  file: string;
  kind: ChangeKind;
  /** Its name before, where it has another now. */
  from?: string;
  /** Its present version waits on a branch of its own. */
  waiting: boolean;
}

/** A document, or a file that belongs to none, with what changed in the folder of its pictures. */
export interface DocumentChange extends Omit<FileChange, "kind"> {
  /** Hash of the names and bytes that would be published. */
  revision: string;
  /** `pictures`: the document itself is as it was. */
  kind: ChangeKind | "pictures";
  /** The person who looks changed it since the last publication. */
  mine: boolean;
  /** Names of others who changed it, the last one first. */
  others: string[];
  /** It has problems, so neither it nor its pictures are published. */
  held: boolean;
  /** What publishing does with a draft: a new one becomes public, a published one is withdrawn. */
  draft?: "appears" | "withdrawn";
  /** `waiting` of the change: of the document and of all of these. */
  pictures: FileChange[];
}

/** The version with which changes are compared. */
export interface PublicationName {
  /** `nothing`: a repository without commits. */
  from: "remote" | "branch" | "head" | "nothing";
  /** `origin/main`, `main`; empty for a commit without a branch and for nothing. */
  name: string;
}

/** A publication on its own branch, until somebody accepts it. */
export interface Waiting {
  branch: string;
  sentence: string;
  /** Page of the host for accepting it; empty if unknown. */
  link: string;
}

/** Result of a publication. */
export interface Published {
  sentence: string;
  /** How far it got: to readers, to the remote that builds the site, or to this computer alone. */
  where: "readers" | "remote" | "here";
  /** Address of the site. */
  address: string;
  /** Why the site could not be built; readers keep the last one. */
  trouble?: string;
  waiting?: Waiting;
}

/** A request to publish, by a member without that right. */
export interface PublishRequest {
  id: number;
  /** E-mail address and name of whoever asks. */
  email: string;
  name: string;
  /** ISO 8601. */
  time: string;
  sentence: string;
  /** Documents. */
  files: string[];
}

/** New pictures that no document uses. */
export interface UnusedPictures {
  /** Document of the folder; the picture itself if it is in none. */
  file: string;
  count: number;
}

/** A file that the magazine needs and Git ignores on this computer. */
export interface LeftOut {
  file: string;
  /** The rule and its place: `«*.jpg», en .gitignore:3`. */
  rule: string;
}

export interface Changes {
  publication: PublicationName;
  changes: DocumentChange[];
  /** Unused pictures, which are not published. */
  unused: UnusedPictures[];
  /** Ignored files, which are not published. */
  leftOut: LeftOut[];
  /** The last publication that waits. */
  waiting?: Waiting;
  /** Requests to publish, oldest first. */
  requests?: PublishRequest[];
}

/** A part of a text that both sides changed. */
export interface ConflictPart {
  /** Line of the editor's own text, from 1. */
  line: number;
  mine: string;
  theirs: string;
}

/** A file that both the editor and the publication changed. */
export interface Conflict {
  file: string;
  /** Document that it belongs to, or itself. */
  document: string;
  /** Whole texts; absent for pictures and where a side has removed the file. */
  mine?: string;
  theirs?: string;
  /** What each side did to it. */
  mineIs: "removed" | "changed";
  theirsIs: "removed" | "changed";
  /** Conflicting parts; empty if only the whole file can be chosen. */
  parts: ConflictPart[];
  /** Last author in the publication; empty if unknown. */
  by: string;
  /** Hash of these versions: a choice is valid for them only. */
  revision: string;
}

/** A published version of a document. */
export interface Version {
  commit: string;
  /** ISO 8601, with the zone of the author. */
  time: string;
  author: string;
  sentence: string;
  /** Path that it had. */
  file: string;
}

export interface History {
  /** Versions, newest first; at most fifty. */
  versions: Version[];
  /** The clone is shallow: older versions are missing. */
  isShallow: boolean;
}

/** A commit that changed documents or their pictures. */
export interface PastPublication extends Omit<Version, "file"> {
  /** Documents by their paths at that time. */
  documents: string[];
}

/** A removed document. `commit` removed it, or names what this computer put away, which has no author. */
export interface RemovedDocument extends Version {
  /** Object name of its text in Git. */
  said: string;
}

/** A refusal: nothing was published or changed. */
export interface Refusal {
  /** The reason as a sentence for the editor. */
  refusal: string;
  reason: "author" | "changed" | "conflicts" | "nothing" | "sentence" | "unavailable";
  /** Conflicts that need a choice, with the reason `conflicts`. */
  conflicts?: Conflict[];
  /** Documents that changed since they were looked at, with the reason `changed`. */
  changed?: string[];
}
