import type { credits as Spanish } from "../es/credits.ts";

export const credits: typeof Spanish = {
  credit: { title: "Credit" },
  rol: { title: "Role", description: "What they did; if empty, the one above applies.", examples: ["Photography"] },
  name: { title: "Name", description: "The person's or the studio's.", examples: ["Ana Sosa"] },
  thanks: { title: "Thanks" },
  thanked: {
    title: "Name",
    description: "Who is thanked: a person, a place or a studio.",
    examples: ["Barracas Athletic Club"],
  },
};
