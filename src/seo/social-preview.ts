/** What the picture shows with which a social network presents a page. */
export interface SocialPreview {
  /** Canonical address of the page. */
  address: string;
  /** A few words over the title. */
  kicker: string;
  title: string;
  /** Address of the largest file of the page's picture, where it has one. */
  picture?: string | undefined;
}
