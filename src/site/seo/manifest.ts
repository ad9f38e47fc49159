import { GROUND } from "../../shared/colors/colors.ts";
import { LOCALE } from "../../shared/magazine/language.ts";

/**
 * Returns the web app manifest, which tells a phone what to show of the site on its home screen:
 * https://www.w3.org/TR/appmanifest/
 */
export function manifest({ name, description, base }: { name: string; description: string; base: string }): string {
  const icon = (size: number) => ({ src: `${base}icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" });
  return JSON.stringify({
    name,
    short_name: name,
    description,
    lang: LOCALE,
    id: base,
    start_url: base,
    scope: base,
    display: "minimal-ui",
    background_color: GROUND,
    theme_color: GROUND,
    icons: [{ src: `${base}favicon.svg`, sizes: "any", type: "image/svg+xml" }, icon(192), icon(512)],
  });
}
