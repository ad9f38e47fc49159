/** What is about to be done, a sentence each, for the editor to agree to. */
import path from "node:path";
import type { Deletion } from "./delete-document.ts";
import type { Renaming } from "./rename-document.ts";

export function renamingInWords({ texts, moves, address }: Renaming): string[] {
  const moved = new Set(moves.map(({ from }) => from));
  return [
    ...moves.map(({ from, to }) => `${from} pasa a llamarse ${to}.`),
    ...[...texts.keys()].filter((file) => !moved.has(file)).map((file) => `En ${file} se cambia lo que lo nombra.`),
    ...(address ? [addressInWords(address)] : []),
  ];
}

const addressInWords = ({ from, to, leadsOn }: NonNullable<Renaming["address"]>) =>
  leadsOn
    ? `Su dirección pasa de ${from} a ${to}, y quien visite la vieja llega a la nueva.`
    : `Su dirección pasa de ${from} a ${to}: los enlaces de otros sitios a la vieja dejan de andar.`;

export function deletionInWords({ paths, mentions, keptFor, leadsOn, gone }: Deletion): string[] {
  const [file = ""] = paths;
  const folder = file.slice(0, -path.extname(file).length);
  return [
    ...paths.map((each) => (each === folder ? `Se borra la carpeta de sus imágenes, ${each}.` : `Se borra ${each}.`)),
    ...mentions.map(({ file: other, field, words, kind }) =>
      kind === "field"
        ? `En ${other} se saca ${field}: ${words}.`
        : `En ${other}, «${words}» queda como texto, sin enlace.`,
    ),
    ...(keptFor.length > 0
      ? [`La carpeta ${folder} se queda, porque sus imágenes se ven también en ${keptFor.join(", ")}.`]
      : []),
    ...(leadsOn ? [`Quien visite ${leadsOn.from} llega a ${leadsOn.to}.`] : []),
    ...(gone ? [`Quien visite ${gone} lee que esa página ya no está.`] : []),
  ];
}
