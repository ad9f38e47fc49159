/** Enough issues for each test of the editor to change one of its own. */
import type { Documents } from "./documents.ts";

const NAMES = [
  ["Mora Vidal", "Nahir Cusi", "Simón Achával", "Rocío Antelo", "Yamila Orué", "Bruno Ledesma", "Ciro Balbuena"],
  ["Delfina Arce", "Elena Troncoso", "Irina Falcón", "Kenji Uehara", "Gael Monzón", "Facundo Iriarte", "Lola Mármol"],
  ["Samara Duarte", "Pilar Quispe", "Amapola Ferré", "Nadie Zárate", "Tadeo Brizuela", "Oliverio Paz"],
].flat();

/** People who each work for a few issues. */
const MAKEUP = ["Ludmila Greco", "Paz Lugones", "Uma Figueredo"];
const COLORS = ["#39FF14", "#FF2D95", "#00B85A"];

const STUDIOS: Documents = {
  MoraVidal: "  col3:\n    rol: Estudio\n    name: Nave Tres\n    link: https://navetres.example\n",
};
/** A text that a test searches for, and a link to an article. */
const QUOTES: Documents = { MoraVidal: "Hace vasijas altas.", NahirCusi: "Como [el telar](/News/Telar)." };

/** A section of two pieces; two other documents that name the issue come after it. */
const CONTENTS: Documents = {
  AmapolaFerre: `contents:
  - title: Oficios
    pieces: [cards/Tussock, articles/Mayhem]
`,
};

const fileName = (name: string) => name.normalize("NFD").replace(/[^a-z]/gi, "");

const issue = (name: string, slug: string, index: number) => `number: "#${75 - index}"
name: ${name}
published: 2026-10-${String(28 - index).padStart(2, "0")}
color: "${COLORS[index % COLORS.length]}"
layout: ${index % 2 === 0 ? "bri" : "cami"}
image:
  src: ${slug}/tapa.webp
  alt: Tapa de ${name}
  credit: Foto de Ana Sosa
credits:
  col1:
    - rol: Dirección general
      name: Julia Paz
      link: ""
    - rol: Fotografía
      name: Ana Sosa
      link: ""
    - rol: Asistente de producción
      name: Tomás Arrieta
      link: https://www.instagram.com/tomas.arrieta
  col2:
    - rol: Dirección de arte
      name: Ivo Lombardi
      link: https://www.instagram.com/ivo.lombardi
    - rol: Diseño gráfico
      name: Ivo Lombardi
      link: https://www.instagram.com/ivo.lombardi
    - rol: Maquillaje
      name: ${MAKEUP[index % MAKEUP.length]}
      link: ""
${STUDIOS[slug] ?? ""}  thanks:
    - name: Nora Vidal
      link: ""
presentation: |
  Una tarde entera con los dedos grises y la ropa colgada en la misma soga, al lado de la ventana del taller.

  > ${QUOTES[slug] ?? "Una cita."}
gallery:
${gallery(slug, index % 2 === 0)}${CONTENTS[slug] ?? ""}`;

/** Five pictures, of which two are wide. The wide ones come after the first upright one or before all upright ones. */
function gallery(slug: string, beginsUpright: boolean): string {
  const upright = ["retrato", "espalda", "manos"].map((file) => ({ file, orientation: "portrait" }));
  const wide = ["taller", "mesa"].map((file) => ({ file, orientation: "landscape" }));
  const all = beginsUpright ? [...upright.slice(0, 1), ...wide, ...upright.slice(1)] : [...wide, ...upright];
  return all
    .map(
      ({ file, orientation }) => `  - src: ${slug}/${file}.webp
    orientation: ${orientation}
    alt: "Una foto: ${file}"
    credit: ${file === "retrato" ? "Foto de Ana Sosa" : "Arte generado"}
`,
    )
    .join("");
}

export const ISSUES: Documents = Object.fromEntries(
  NAMES.map((name, index) => [`issues/${fileName(name)}.yaml`, issue(name, fileName(name), index)]),
);
