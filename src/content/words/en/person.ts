import type { person as Spanish } from "../es/person.ts";

export const person: typeof Spanish = {
  spelling: { title: "Name", examples: ["Anita Sosa"] },
  work: { title: "Document", examples: ["issues/MoraVidal"] },
  name: {
    title: "Name",
    description: "As read on their page: the person or studio that the credits name so.",
    examples: ["Ana Sosa"],
  },
  alsoKnownAs: {
    title: "Other names",
    description: "The others by which the credits name them; upper case and accents don't count.",
  },
  biography: { title: "Biography", description: "The text of their page, in Markdown; optional." },
  portrait: { title: "Portrait", description: "The image of their page; optional." },
  works: {
    title: "Works",
    description: "Needed only if another person has the same name: the documents of this one, each with its folder.",
  },
  document: {
    title: "Person",
    plural: "People",
    description: "What the credits don't say of someone: a person or a studio, and their page on /colaboradores.",
  },
};
