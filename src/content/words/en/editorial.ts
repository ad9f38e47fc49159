import type { editorial as Spanish } from "../es/editorial.ts";

export const editorial: typeof Spanish = {
  title: { title: "Editorial title", description: "Shown large, above the photos.", examples: ["Unweaving Threads"] },
  color: {
    title: "Title colour",
    description: "Also the colour of the credits; it has to be readable on the background.",
    examples: ["#000000"],
  },
  bgColor: {
    title: "Background colour",
    description: "Behind the photos and the texts, which have to be readable.",
    examples: ["#EDE6D6"],
  },
  titlePosition: { title: "Title side", description: "The side it leans to, above the photos." },
  titlePositionChoices: { left: "on the left", right: "on the right" },
  images: { title: "Photos", description: "In the order in which they are shown; at least one is needed." },
  credits: { title: "Credits", description: "Who made the editorial, in two columns." },
  document: {
    title: "Editorial",
    plural: "Editorials",
    description: "An editorial on /Editorials, with its photos and credits.",
  },
  column: "The credits read on that side, below the photos.",
  left: "Left column",
  right: "Right column",
  needsImage: "At least one image is needed.",
  illegible: (ratio: string) =>
    `The title can't be read on the background: color and bgColor need a contrast of ${ratio} or more.`,
};
