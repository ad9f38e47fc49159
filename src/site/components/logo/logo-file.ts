/** What the build finds in `logo.svg` of the magazine, and puts here: `delivery/build/plugins/logo-plugin.ts`. */

export interface Drawing {
  viewBox: string;
  /** Its width by its height. */
  ratio: number;
  /** It is so wide that it is the name written out: it stands in its place, and does not turn. */
  isWordmark: boolean;
  /** Elements of SVG, none where there is no logo. What has no colour of its own has that of the text around it. */
  markup: string;
}

export const { viewBox, ratio, isWordmark, markup }: Drawing = {
  viewBox: "",
  ratio: 1,
  isWordmark: false,
  markup: "",
};
