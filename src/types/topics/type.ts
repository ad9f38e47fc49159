import { defineType } from "../../shared/magazine/define-type.ts";

export default defineType({
  called: { en: "topics", es: "temas" },
  hasPages: true,
  hasNoTagline: true,
  areTopics: true,
});
