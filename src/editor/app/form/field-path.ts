/** Where a field stands in a document: keys and, in lists, indices, 0 first. */
export type FieldPath = readonly (string | number)[];

/** As editors and the compiler name it, 1 first: `credits.col1[2].link`; empty for the whole document. */
export function fieldName(path: FieldPath): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === "number") return `${name}[${key + 1}]`;
    return name ? `${name}.${key}` : key;
  }, "");
}

/** The path of a field by its name: the opposite of `fieldName`, for keys without points and brackets. */
export function pathOf(name: string): FieldPath {
  return [...name.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([key, place]) => (place ? Number(place) - 1 : key));
}
