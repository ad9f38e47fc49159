import type { article as Spanish } from "../es/article.ts";

export const article: typeof Spanish = {
  headline: {
    title: "Article title",
    description: "Heads its card in the list and its page.",
    examples: ["The loom never rests"],
  },
  image: { title: "Article image", description: "Shown in the list and above the text." },
  author: { title: "Byline", description: "The team member who wrote it; optional.", examples: ["julia-benavidez"] },
  link: { examples: ["/News/ana"] },
  document: { title: "Article", plural: "Articles", description: "An article: its card on /news and its page." },
};
