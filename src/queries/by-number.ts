/** By the number in the name of the file: `proyecto2` before `proyecto10`. */
export function byNumber(a: { slug: string }, b: { slug: string }): number {
  return a.slug.localeCompare(b.slug, "es", { numeric: true });
}
