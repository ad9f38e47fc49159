import type { DocumentChange, ChangeKind, Changes, FileChange, UnusedPictures } from "../../contract/git.ts";

/** Of a document. */
export const KINDS: Record<DocumentChange["kind"], { word: string; color: string }> = {
  added: { word: "nuevo", color: "green" },
  changed: { word: "cambiado", color: "blue" },
  pictures: { word: "cambiado", color: "blue" },
  removed: { word: "quitado", color: "red" },
  renamed: { word: "con otro nombre", color: "purple" },
};

const PICTURE_KINDS: Record<ChangeKind, [one: string, several: string]> = {
  added: ["nueva", "nuevas"],
  changed: ["cambiada", "cambiadas"],
  removed: ["quitada", "quitadas"],
  renamed: ["con otro nombre", "con otro nombre"],
};

/** `2 fotos nuevas y 1 foto quitada`; empty for none. */
export function pictureCount(pictures: readonly FileChange[]): string {
  const kinds = Object.entries(PICTURE_KINDS).flatMap(([kind, [one, several]]) => {
    const { length } = pictures.filter((picture) => picture.kind === kind);
    if (length === 0) return [];
    return [length === 1 ? `1 foto ${one}` : `${length} fotos ${several}`];
  });
  return listed(kinds);
}

/** `2 fotos de Ana Sosa y 1 foto de Mora Vidal` */
export const picturesOf = (some: readonly UnusedPictures[], nameOf: (file: string) => string) =>
  listed(some.map(({ file, count }) => `${count === 1 ? "1 foto" : `${count} fotos`} de ${nameOf(file)}`));

export const listed = (parts: readonly string[]) => new Intl.ListFormat("es").format(parts);

/** What everything is compared with. */
export function comparison({ publication: { from, name } }: Changes): string {
  if (from === "nothing") return "El repositorio todavía no tiene ninguna publicación: todo es nuevo.";
  return from === "head" ? "Comparado con lo último que guardó Git." : `Comparado con lo publicado en ${name}.`;
}
