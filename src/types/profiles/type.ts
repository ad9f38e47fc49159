import { defineType } from "../../shared/magazine/define-type.ts";

export default defineType({
  called: { en: "club profiles", es: "perfiles del club" },
  section: "club-pompa",
  work: ["CreativeWork", "about"],
});
