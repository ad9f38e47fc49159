/** Names of sections, which are the titles of their pages. The build puts them into the scripts of readers. */
import { list } from "#content/pages.js";
import { namesIn } from "../../../shared/magazine/section-names.ts";

const names = namesIn(list());

/** Returns the names by section. In a preview, these are the names of the moment. */
export const sectionNames = () => (__PREVIEW__ ? namesIn(list()) : names);
