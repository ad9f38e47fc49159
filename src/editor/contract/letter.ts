/** An e-mail of the magazine, as the editor shows it. */
export interface ShownLetter {
  subject: string;
  /** Text that mail programs show after the subject. */
  preheader: string;
  html: string;
  text: string;
  /** The HTML with embedded pictures, for display in the editor. */
  shown: string;
  /** Services in which the person can create a draft. Requests contain `sender`; people read `name`. */
  drafts: { sender: string; name: string }[];
}
