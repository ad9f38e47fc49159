/** Draws the icons of the site from the magazine's drawings. */
import sharp from "sharp";
import { colorOf, GROUND } from "../../../shared/colors/colors.ts";
import { readDrawing } from "./files.ts";

const FAVICON = "favicon.svg";
/** File names of the icons. The number in a name is the width and height in pixels. */
export const ICONS = [FAVICON, "icon-180.png", "icon-192.png", "icon-512.png"] as const;

/** Returns the attributes of the `<link>` elements for the icons of a page. */
export const iconLinks = (base: string) => [
  { rel: "icon", href: `${base}${FAVICON}`, type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: `${base}icon-180.png` },
];

/** The drawing in the icons of a magazine without a logo. */
const DISC = {
  viewBox: "0 0 100 100",
  markup: '<circle cx="50" cy="50" r="40" fill="currentColor"/>',
};

export async function drawIcon(name: (typeof ICONS)[number]): Promise<Uint8Array> {
  if (name === FAVICON) return Buffer.from(iconSvg());
  const size = name.replace(/\D/g, "");
  const drawing = Buffer.from(iconSvg(` width="${size}" height="${size}"`));
  return sharp(drawing).flatten({ background: GROUND }).png().toBuffer();
}

/**
 * Returns the SVG of an icon. `icon.svg` has a background of its own; a logo gets the magazine's ground colour and a
 * margin.
 */
function iconSvg(attributes = ""): string {
  const ownIcon = readDrawing("icon.svg");
  const { viewBox, markup } = ownIcon ?? readDrawing("logo.svg") ?? DISC;
  const frame = `xmlns="http://www.w3.org/2000/svg" color="${colorOf("text")}"${attributes}`;
  if (ownIcon) return `<svg ${frame} viewBox="${viewBox}">${markup}</svg>`;
  const ground = `<rect width="100" height="100" rx="18" fill="${GROUND}"/>`;
  return `<svg ${frame} viewBox="0 0 100 100">${ground}<svg x="12" y="12" width="76" height="76" viewBox="${viewBox}">${markup}</svg></svg>`;
}
