import { defineType } from "../../shared/magazine/define-type.ts";

export default defineType({
  called: { en: "articles", es: "notas" },
  section: "news",
  place: "article-:slug",
  hasPages: true,
  hasCarousel: true,
  comparedBy: "body",
  work: ["Article", "author"],
  gathered: true,
});
