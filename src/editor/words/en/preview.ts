import type { preview as Spanish } from "../es/preview.ts";

export const preview: typeof Spanish = {
  lastPublication: "when it was last published",
  was: (when: string) => `How it was ${when}: `,
  is: "How it looks: ",
  seeNow: "View current version",
  page: "Page preview",
  phone: "Phone",
  computer: "Desktop",
};
