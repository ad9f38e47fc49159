/** What a logo may not have, behind its place. */
export const drawing = {
  noDrawing: "no es un dibujo SVG.",
  noViewBox: 'le falta viewBox, que dice qué parte se ve: viewBox="0 0 100 100".',
  program: (name: string) => `tiene ${name}, que es un programa.`,
  elsewhere: "usa algo que no está en el archivo.",
  tooLarge: (size: number, most: number) => `tiene ${size} kB y va en cada página: puede tener ${most} kB.`,
  notDrawn: (tag: string, advice = "") => `tiene <${tag}>${advice ? `: ${advice}.` : ", que no puede llevar."}`,
  style: "escribí sus reglas como atributos de presentación (así los exporta Illustrator si se elige)",
  text: "pasá el texto a curvas",
  image: "puede llevar sólo dibujos vectoriales",
  animate: "se mueve solo, y quien lee no podría pararlo",
};
