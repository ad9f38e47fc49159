/** What a phone shows of the site on its home screen: https://www.w3.org/TR/appmanifest/ */
export function manifest({ name, description }: { name: string; description: string }): string {
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" });
  return JSON.stringify({
    name,
    short_name: name,
    description,
    lang: "es-AR",
    start_url: "/",
    display: "minimal-ui",
    background_color: "#000000",
    theme_color: "#000000",
    icons: [{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" }, icon(192), icon(512)],
  });
}
