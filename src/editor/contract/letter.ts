/** An e-mail of the magazine, as the editor shows it. */
export interface ShownLetter {
  subject: string;
  /** Text that mail programs show after the subject. */
  preheader: string;
  html: string;
  text: string;
  /** The HTML with its pictures inside. */
  shown: string;
  /** Programs in which the person can create a draft: their names in requests and for people. */
  drafts: { sender: string; name: string }[];
}
