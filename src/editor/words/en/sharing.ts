import type { sharing as Spanish } from "../es/sharing.ts";

export const sharing: typeof Spanish = {
  open: "Share a preview…",
  title: (name: string) => `Share a preview of ${name}`,
  what: "Whoever has the link sees the page as it is saved, even a draft, without logging in. It lasts seven days, and search engines do not show it.",
  unsaved: "There are unsaved changes: they are not seen until you save them.",
  make: "Create a link",
  link: "Link",
  until: (moment: string) => `It lasts until ${moment}.`,
  copy: "Copy the link",
  copied: "Copied.",
  longer: "Extend by seven days",
  remove: "Remove the link",
  removed: "The link shows nothing any more.",
  isOver: "This link has expired, or whoever gave it to you removed it. Ask for another one.",
};
