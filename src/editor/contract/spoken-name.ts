/** Returns the name of a document, or of a picture's document, as words: `issues/AnaSosa/tapa.webp` → `Ana Sosa`. */
export function spokenName(file: string): string {
  const [first = "", second = first] = file.split("/");
  const slug = second.replace(/\.\w+$/, "");
  return slug.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ").replaceAll("-", " ");
}
