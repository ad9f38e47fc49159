import type { profile as Spanish } from "../es/profile.ts";

export const profile: typeof Spanish = {
  fullName: { title: "Full name", description: "As read in the row; it can be left empty.", examples: ["Nina Cobo"] },
  nameRow: { title: "Name", description: "The first row, with its link." },
  occupation: { title: "Occupation", description: "What they do; the row can be left empty.", examples: ["Milliner"] },
  age: { title: "Age", description: "In figures or in words; the row can be left empty.", examples: ["34"] },
  style: {
    title: "Style",
    description: "How they dress, in their words; the row can be left empty.",
    examples: ["A seventies living room with the blinds down"],
  },
  brands: {
    title: "Brands",
    description: "Those they wear, separated by commas; the row can be left empty.",
    examples: ["Yacare, Casa Lino"],
  },
  title: { title: "Profile title", description: "Shown large, above the portraits.", examples: ["Nina Cobo"] },
  images: {
    title: "Portraits",
    description: "In the order in which they are shown, always portrait; at least one is needed.",
  },
  credits: { title: "Rows", description: "What is read beside the portraits." },
  document: { title: "Club profile", plural: "Club profiles", description: "A profile of Club Pompa." },
  needsImage: "At least one image is needed.",
};
