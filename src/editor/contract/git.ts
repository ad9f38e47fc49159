/** Changes since the last publication, publishing them, versions. The module has only types: the app imports it. */

export type ChangeKind = "added" | "changed" | "removed" | "renamed";

/** A file that differs. Files are named by their path from the content folder: `issues/AnaSosa/tapa.webp`. */
export interface FileChange {
  file: string;
  kind: ChangeKind;
  /** Former name of the file, if it was renamed. */
  from?: string;
  /** Whether the present version waits on a branch of its own. */
  waiting: boolean;
}

/** A document, or a file that belongs to none, with the changes in the folder of its pictures. */
export interface DocumentChange extends Omit<FileChange, "kind"> {
  /** Hash of the names and bytes that would be published. */
  revision: string;
  /** `pictures` means that only pictures changed, not the document itself. */
  kind: ChangeKind | "pictures";
  /** Whether the person who looks changed the document since the last publication. */
  mine: boolean;
  /** Names of others who changed the document, the last one first. */
  others: string[];
  /** Whether the document has problems, so that neither it nor its pictures are published. */
  held: boolean;
  /** Effect of publishing a draft: a new one becomes public, a published one is withdrawn. */
  draft?: "appears" | "withdrawn";
  /** Changed pictures. `waiting` of the document means that these wait too. */
  pictures: FileChange[];
}

/** The version with which changes are compared. */
export interface PublicationName {
  /** Place of the version; `nothing` stands for a repository without commits. */
  from: "remote" | "branch" | "head" | "nothing";
  /** Name such as `origin/main` or `main`; empty for a commit without a branch and for `nothing`. */
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
  /** How far the publication got: to readers, to the remote that builds the site, or to this computer alone. */
  where: "readers" | "remote" | "here";
  /** Address of the site. */
  address: string;
  /** Why the site could not be built, in which case readers keep the last one. */
  trouble?: string;
  waiting?: Waiting;
}

/** A request to publish, by a member without that right. */
export interface PublishRequest {
  id: number;
  /** E-mail address and name of whoever asks. */
  email: string;
  name: string;
  /** Time in ISO 8601. */
  time: string;
  sentence: string;
  /** Paths of the documents. */
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
  /** The ignoring rule and its place: `«*.jpg», en .gitignore:3`. */
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
  /** Line of the editor's own text, counted from 1. */
  line: number;
  mine: string;
  theirs: string;
}

/** A file that both the editor and the publication changed. */
export interface Conflict {
  file: string;
  /** Document to which the file belongs, or the file itself. */
  document: string;
  /** Whole texts of both sides; absent for pictures, and for a side that removed the file. */
  mine?: string;
  theirs?: string;
  /** Change of the file on each side. */
  mineIs: "removed" | "changed";
  theirsIs: "removed" | "changed";
  /** Conflicting parts; empty if only the whole file can be chosen. */
  parts: ConflictPart[];
  /** Last author of the file in the publication; empty if unknown. */
  by: string;
  /** Hash of these versions: a choice is valid for them only. */
  revision: string;
}

/** A published version of a document. */
export interface Version {
  commit: string;
  /** Time in ISO 8601, with the zone of the author. */
  time: string;
  author: string;
  sentence: string;
  /** Path of the document in this version. */
  file: string;
}

export interface History {
  /** Versions, newest first; at most fifty. */
  versions: Version[];
  /** Whether the clone is shallow, so that older versions are missing. */
  isShallow: boolean;
}

/** A commit that changed documents or their pictures. */
export interface PastPublication extends Omit<Version, "file"> {
  /** Documents by their paths at that time. */
  documents: string[];
}

/** A removed document. `commit` removed it, or names its folder in the trash of this computer, without an author. */
export interface RemovedDocument extends Version {
  /** Object name of the document's text in Git. */
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
