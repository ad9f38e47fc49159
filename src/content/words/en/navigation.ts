import type { navigation as Spanish } from "../es/navigation.ts";

export const navigation: typeof Spanish = {
  who: "about us",
  entry: { title: "Entry" },
  section: { title: "Section", description: "Its name on screen comes from the translations." },
  path: { title: "Page", description: "The address it leads to, on this site.", examples: ["/issues", "/form"] },
  elsewhere: (url: string, owner: string, section: string, address: string) =>
    `“${url}” is the page of the section ${owner}, and that of ${section} is at ${address}.`,
  count: (count: number) => `The menu has ${count} sections.`,
};
