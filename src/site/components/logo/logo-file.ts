/** The magazine's logo. The build puts the content of `logo.svg` here: `delivery/build/plugins/logo-plugin.ts`. */

export interface Drawing {
  viewBox: string;
  /** Width divided by height. */
  ratio: number;
  /** Whether the logo is so wide that it is the name written out: it replaces the name, and does not turn. */
  isWordmark: boolean;
  /** SVG elements; empty if there is no logo. Elements without a colour have that of the text around the logo. */
  markup: string;
}

export const { viewBox, ratio, isWordmark, markup }: Drawing = {
  viewBox: "",
  ratio: 1,
  isWordmark: false,
  markup: "",
};
