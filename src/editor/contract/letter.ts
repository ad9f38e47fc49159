/** An e-mail of the magazine, as the editor shows it. */
export interface ShownLetter {
  subject: string;
  /** Text that mail programs show after the subject. */
  preheader: string;
  html: string;
  text: string;
  /** The HTML with embedded pictures, for display in the editor. */
  shown: string;
  /** Programs in which the person can create a draft: `sender` is the name in requests, `name` the name for people. */
  drafts: { sender: string; name: string }[];
}
