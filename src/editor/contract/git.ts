/**
 * Changes since the last publication, the publication of changes, and versions of documents. The module has only types,
 * because browser code imports it.
 */

import type { Typed } from "./requests.ts";

export type ChangeKind = "added" | "changed" | "removed" | "renamed";

/**
 * A file that differs from the last publication. Files are named by their path from the content folder:
 * `issues/AnaSosa/tapa.webp`.
 */
export interface FileChange {
  file: string;
  kind: ChangeKind;
  /** Former name of a renamed file; absent for other files. */
  from?: string;
  /** Whether this version of the file was pushed to a separate branch, where it has yet to be accepted. */
  waiting: boolean;
}

/** A changed document with the changes in its picture folder, or a changed file that belongs to no document. */
export interface DocumentChange extends Omit<FileChange, "kind"> {
  /** Hash of the file names and file contents that would be published. */
  revision: string;
  /** `pictures` means that only pictures changed, not the document itself. */
  kind: ChangeKind | "pictures";
  /** Whether the person who requests the changes edited the document since the last publication. */
  mine: boolean;
  /** Names of other people who changed the document, the most recent first. */
  others: string[];
  /** Whether the document has problems. If so, neither the document nor its pictures are published. */
  held: boolean;
  /**
   * Effect of publishing a draft: a new draft becomes public, and a published document that became a draft is
   * withdrawn.
   */
  draft?: "appears" | "withdrawn";
  /**
   * Changed pictures of the document. If the document's `waiting` is true, all of these pictures are pending as well.
   */
  pictures: FileChange[];
}

/** The version with which changes are compared. */
export interface PublicationName {
  /** Where the version was found; `nothing` if the repository has no commits. */
  from: "remote" | "branch" | "head" | "nothing";
  /** Name of the branch, such as `origin/main` or `main`; `""` for a commit without a branch and for `nothing`. */
  name: string;
}

/** A publication that is pending on its own branch until somebody accepts it. */
export interface PendingPublication {
  branch: string;
  sentence: string;
  /** URL of the page on which the publication can be accepted, at the host of the repository; `""` if unknown. */
  link: string;
}

/** Result of a publication. */
export interface Published {
  sentence: string;
  /**
   * How far the publication got: to readers, to the remote that builds the site, or only to the repository on this
   * computer.
   */
  where: "readers" | "remote" | "here";
  /** URL of the site. */
  address: string;
  /** Why the site could not be built; absent if it was built. After a failure, readers still have the previous site. */
  trouble?: string;
  waiting?: PendingPublication;
}

/** A request to publish, by a member who may not publish. */
export interface PublishRequest {
  id: number;
  /** E-mail address and name of the member who sent the request. */
  email: string;
  name: string;
  /** Time of the request in ISO 8601. */
  time: string;
  sentence: string;
  /** Paths of the documents. */
  files: string[];
}

/** New pictures that no document uses. */
export interface UnusedPictures {
  /** Document whose folder contains the pictures; the picture itself if its folder belongs to no document. */
  file: string;
  count: number;
}

/** A file that the magazine needs and Git ignores on this computer. */
export interface IgnoredFile {
  file: string;
  /** The rule that ignores the file, and where the rule is: `«*.jpg», en .gitignore:3`. */
  rule: string;
}

export interface Changes {
  publication: PublicationName;
  changes: DocumentChange[];
  /** Unused pictures, which are not published. */
  unused: UnusedPictures[];
  /** Files that Git ignores on this computer, and that are therefore not published. */
  leftOut: IgnoredFile[];
  /** The newest publication that is pending on its own branch; absent if there is none. */
  waiting?: PendingPublication;
  /** Requests to publish, oldest first; absent without a team. */
  requests?: PublishRequest[];
}

/** A file that both the person editing (`mine`) and the last publication (`theirs`) changed. */
export interface Conflict {
  file: string;
  /** Document to which the file belongs; the file itself if it belongs to no document. */
  document: string;
  /**
   * The typed values of both sides and of their common base version. Each is absent if its version lacks the file. For
   * pictures, all three are absent.
   */
  base?: Typed;
  mine?: Typed;
  theirs?: Typed;
  /** Change of the file on each side. */
  mineIs: "removed" | "changed";
  theirsIs: "removed" | "changed";
  /** Whether the parts without a conflict are merged; `false` if only the whole file can be chosen. */
  isMerged: boolean;
  /** Last author of the file in the publication; `""` if unknown. */
  by: string;
  /** Hash of the conflicting versions. A choice is valid only for the versions with this hash. */
  revision: string;
}

/** A published version of a document. */
export interface Version {
  commit: string;
  /** Time in ISO 8601, with the time zone of the author. */
  time: string;
  author: string;
  sentence: string;
  /** Path of the document in this version. */
  file: string;
}

export interface History {
  /** Versions of the document, newest first; at most fifty. */
  versions: Version[];
  /** Whether older versions are missing, because the clone is shallow. */
  isShallow: boolean;
}

/** A published commit that changed documents or pictures of documents. */
export interface PastPublication extends Omit<Version, "file"> {
  /** Paths of the documents at that time. */
  documents: string[];
}

/**
 * A removed document. `commit` is the commit that removed the document. For a document in the trash of this computer,
 * `commit` is the name of a folder in the trash, and `author` is `""`.
 */
export interface RemovedDocument extends Version {
  /** Object name (hash) that Git gives to the text of the document. */
  said: string;
}

/** A refusal: nothing was published or changed. */
export interface Refusal {
  /** The reason, as a sentence for the person editing. */
  refusal: string;
  reason: "author" | "changed" | "conflicts" | "nothing" | "sentence" | "unavailable";
  /** Conflicts that need a choice; present if `reason` is `conflicts`. */
  conflicts?: Conflict[];
  /** Documents that changed after the person saw the list of changes; present if `reason` is `changed`. */
  changed?: string[];
}
