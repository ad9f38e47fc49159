import type { drawing as Spanish } from "../es/drawing.ts";

export const drawing: typeof Spanish = {
  noDrawing: "isn't an SVG drawing.",
  noViewBox: 'lacks a viewBox, which says which part is seen: viewBox="0 0 100 100".',
  program: (name: string) => `has ${name}, which is a program.`,
  elsewhere: "uses something that isn't in the file.",
  tooLarge: (size: number, most: number) => `has ${size} kB and is part of every page: it can have ${most} kB.`,
  notDrawn: (tag: string, advice = "") => `has <${tag}>${advice ? `: ${advice}.` : ", which it can't have."}`,
  style: "write its rules as presentation attributes (Illustrator exports them so where that is chosen)",
  text: "turn the text into outlines",
  image: "it can have only vector drawings",
  animate: "it moves by itself, and readers couldn't stop it",
};
