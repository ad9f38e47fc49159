import type { issue as Spanish } from "../es/issue.ts";

export const issue: typeof Spanish = {
  col1: { title: "First column", description: "The credits read first." },
  col2: { title: "Second column", description: "The credits that follow, beside the first ones." },
  col3: { title: "Studio", description: "Only one, below the second column; optional." },
  thanks: { title: "Thanks", description: "Shown below the second column; optional." },
  specialThanks: { title: "Special thanks", description: "They follow the others; optional." },
  number: {
    title: "Number",
    description: "Shown as you write it, in figures or in words; it doesn't sort the list.",
    examples: ["#80", "Spring Issue"],
  },
  name: { title: "Name", description: "Of whoever is featured in the issue.", examples: ["Mora Vidal"] },
  color: {
    title: "Issue colour",
    description: "Of its lines and its figure; it has to be readable on the ground.",
    examples: ["#39FF14"],
  },
  layout: { title: "Cover position", description: "The side on which the list shows it; the text goes on the other." },
  layoutChoices: { bri: "cover on the left", cami: "cover on the right" },
  image: { title: "Cover", description: "The image of the issue, in the list and on its page." },
  link: { examples: ["/ninacobo"] },
  credits: { title: "Credits", description: "Who made the issue, in columns, and the thanks." },
  presentation: { title: "Introduction", description: "The text of the page, in Markdown; optional." },
  document: {
    title: "Issue",
    plural: "Issues",
    description: "An issue of the magazine and the page of whoever is featured in it.",
  },
  slug: "begin with a capital letter, such as MoraVidal.yaml",
};
