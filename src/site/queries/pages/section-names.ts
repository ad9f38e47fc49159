/** Names of the sections: the titles of their pages. The build puts the names into the scripts of readers. */
import { list } from "#content/pages.js";
import { sectionNamesOf } from "../../../shared/magazine/section-names.ts";

const names = sectionNamesOf(list());

/** Returns the names by section. In a preview, the names are read from the current content on each call. */
export const sectionNames = () => (__PREVIEW__ ? sectionNamesOf(list()) : names);
