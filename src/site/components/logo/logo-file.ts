/** The magazine's logo. The build puts the content of `logo.svg` here: `delivery/build/plugins/logo-plugin.ts`. */

export interface Drawing {
  viewBox: string;
  /** Width divided by height. */
  ratio: number;
  /** Whether the logo is so wide that it is the name written out. Such a logo replaces the name and does not rotate. */
  isWordmark: boolean;
  /** SVG elements; `""` if there is no logo. Elements without a colour get the colour of the text around the logo. */
  markup: string;
}

export const { viewBox, ratio, isWordmark, markup }: Drawing = {
  viewBox: "",
  ratio: 1,
  isWordmark: false,
  markup: "",
};
