/** The magazine's logo. The build inserts `logo.svg` here: `delivery/build/plugins/logo-plugin.ts`. */

export interface LogoDrawing {
  viewBox: string;
  /** Width divided by height. */
  ratio: number;
  /** Whether the logo is so wide that it is shown in place of the written name. Such a logo does not rotate. */
  isWordmark: boolean;
  /** SVG elements; `""` if there is no logo. Elements without a colour get the colour of the text around the logo. */
  markup: string;
}

export const { viewBox, ratio, isWordmark, markup }: LogoDrawing = {
  viewBox: "",
  ratio: 1,
  isWordmark: false,
  markup: "",
};
