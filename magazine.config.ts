/** What makes the site this magazine's. Each field is explained in `Magazine`; how to make another: docs/another-magazine.md. */
import { defineMagazine } from "./src/shared/magazine/define-magazine.ts";

export default defineMagazine({
  locale: "es-AR",
  zone: "America/Argentina/Buenos_Aires",
  language: "es",
  languages: ["en", "es"],
});
