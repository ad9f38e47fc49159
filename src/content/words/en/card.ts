import type { card as Spanish } from "../es/card.ts";

export const card: typeof Spanish = {
  categoriesChoices: {
    "VER TODO": "no button of its own, shown only among all",
    CALZADO: "footwear",
    INDUMENTARIA: "clothing",
    ACCESORIOS: "accessories",
    VIDEO: "a video in place of the image, no button of its own",
  },
  type: { title: "Card shape", description: "Always the same; optional." },
  category: {
    title: "Category",
    description: "The button of /made-in-arg it is found with. The one for videos also needs the video file.",
  },
  title: { title: "Card title", description: "Also the title of the project page.", examples: ["Sereinne"] },
  image: { title: "Card image", description: "Shown in the list and on the project page." },
  link: { examples: ["/proyecto/conie"] },
  video: {
    title: "Video",
    description: "An MP4 or WebM file, shown in place of the image in the category VIDEO.",
    examples: ["Sereinne/corto.mp4"],
  },
  credits: { title: "Credits", description: "Who made the project; optional." },
  document: { title: "Card", plural: "Cards", description: "A card on /made-in-arg and the page of its project." },
  videoFile: "It has to be the name of an MP4 or WebM video.",
  needsVideo: "A card of the category VIDEO needs the field video.",
};
