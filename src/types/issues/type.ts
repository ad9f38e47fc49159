import { defineType } from "../../shared/magazine/define-type.ts";

export default defineType({
  called: { en: "issues", es: "números" },
  place: "issue-:slug",
  hasPages: true,
  hasNoTagline: true,
  comparedBy: "presentation",
  work: ["PublicationIssue", "contributor"],
  gathers: true,
});
