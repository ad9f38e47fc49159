/** The path of a field in a document: keys and, in lists, indices from 0. */
export type FieldPath = readonly (string | number)[];

/** The name of a field, with indices from 1: `credits.col1[2].link`; empty for the whole document. */
export function fieldName(path: FieldPath): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === "number") return `${name}[${key + 1}]`;
    return name ? `${name}.${key}` : key;
  }, "");
}

/** The opposite of `fieldName`, for keys without points and brackets. */
export function pathOf(name: string): FieldPath {
  return [...name.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([key, place]) => (place ? Number(place) - 1 : key));
}
