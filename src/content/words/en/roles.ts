import type { roles as Spanish } from "../es/roles.ts";

export const roles: typeof Spanish = {
  spelling: { title: "Role", examples: ["Photographer"] },
  kindChoices: {
    person: "a person does it",
    organization: "of a brand, a studio or a place",
    any: "of either of them",
  },
  role: { title: "Role" },
  name: { title: "Name", description: "As read on /colaboradores.", examples: ["Photography"] },
  kind: { title: "Whose it is", description: "Says what whoever has this role is; a person if you don't choose it." },
  spellings: {
    title: "Also written",
    description: "The other spellings in the credits; upper case and accents don't count.",
  },
  roles: {
    title: "Roles",
    description: "Those that are one on /colaboradores. One that is missing is read as written, and is a person's.",
  },
  document: { title: "Credit roles", plural: "Credit roles", description: "The roles of the credits, grouped." },
  isThere: (role: string, owner: string) => `“${role}” is already in “${owner}”.`,
};
