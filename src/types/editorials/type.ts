import { defineType } from "../../shared/magazine/define-type.ts";

export default defineType({
  called: { en: "editorials", es: "editoriales" },
  gathered: true,
});
