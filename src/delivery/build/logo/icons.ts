/** Icons of the site: drawings of the magazine on its ground. */
import sharp from "sharp";
import { colorOf, GROUND } from "../../../shared/colors/colors.ts";
import { drawn } from "./files.ts";

const FAVICON = "favicon.svg";
/** Names of the icons, with their side in pixels. The manifest has the larger ones. */
export const ICONS = [FAVICON, "icon-180.png", "icon-192.png", "icon-512.png"] as const;

/** Attributes of the links of a page to its icons. */
export const iconLinks = (base: string) => [
  { rel: "icon", href: `${base}${FAVICON}`, type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: `${base}icon-180.png` },
];

/** The drawing of a magazine without a logo. */
const DISC = {
  viewBox: "0 0 100 100",
  markup: '<circle cx="50" cy="50" r="40" fill="currentColor"/>',
};

export async function drawIcon(name: (typeof ICONS)[number]): Promise<Uint8Array> {
  if (name === FAVICON) return Buffer.from(icon());
  const size = name.replace(/\D/g, "");
  const drawing = Buffer.from(icon(` width="${size}" height="${size}"`));
  return sharp(drawing).flatten({ background: GROUND }).png().toBuffer();
}

/** The SVG of an icon. A drawing for icons has its own ground; a logo gets that of the magazine, and room around it. */
function icon(attributes = ""): string {
  const own = drawn("icon.svg");
  const { viewBox, markup } = own ?? drawn("logo.svg") ?? DISC;
  const frame = `xmlns="http://www.w3.org/2000/svg" color="${colorOf("text")}"${attributes}`;
  if (own) return `<svg ${frame} viewBox="${viewBox}">${markup}</svg>`;
  const ground = `<rect width="100" height="100" rx="18" fill="${GROUND}"/>`;
  return `<svg ${frame} viewBox="0 0 100 100">${ground}<svg x="12" y="12" width="76" height="76" viewBox="${viewBox}">${markup}</svg></svg>`;
}
