/** Definition of club profiles for the site: list page, SEO and search. */
import { smallestOf } from "../../site/queries/pages/page-link.ts";
import { listedType } from "../../site/registry/document-type.tsx";
import { listPage } from "../../site/registry/list-page.tsx";
import type { ProfileSummary } from "./schema.ts";

export default listedType(
  "profiles",
  listPage<ProfileSummary>({
    name: "club-pompa",
    page: () => import("./profiles-page.tsx").then((module) => module.ProfilesPage),
    content: __CONTENT__ && {
      of: "profiles",
      seo: (_, profiles) => ({ pictures: profiles.flatMap(({ images }) => images) }),
      search: ({ title, images, credits: { name, occupation, style, brands } }) => ({
        title,
        picture: smallestOf(images[0]),
        focus: images[0]?.focus,
        texts: [occupation, style, brands],
        people: name.name === title ? [] : [name.name],
        roles: [occupation],
        brands: [brands],
      }),
    },
  }),
);
