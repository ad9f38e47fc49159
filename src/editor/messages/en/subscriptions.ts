import type { subscriptions as Spanish } from "../es/subscriptions.ts";

const countOf = (count: number) => (count === 1 ? "1 subscription" : `${count} subscriptions`);

export const subscriptions: typeof Spanish = {
  title: "Subscriptions",
  counting: "Counting…",
  asksRemove: (count: number, mail: string) =>
    `This deletes ${countOf(count)} from ${mail}, with what was written. This can't be undone.`,
  search: "Search by name, email or message",
  month: "Month",
  all: (count: number) => `All (${count})`,
  openRemove: "Delete this person…",
  fileName: (month: string) => `subscriptions${month}.csv`,
  removed: (count: number) => `Done: deleted ${countOf(count)}. `,
  download: "Download CSV",
  more: "Show more",
  asksRemovePerson: "Delete this person?",
  noMatch: "No subscriptions match.",
  nobody: "Nobody has written through the form yet.",
  count: countOf,
  room: (room: number) =>
    room === 0
      ? "There is no room for more: the form tells whoever subscribes now that it failed. Download the CSV, and ask whoever runs the site for room."
      : `There is room for ${countOf(room)} more. After that the form takes none: download the CSV, and tell whoever runs the site.`,
  received: "Received",
  name: "Name",
  mail: "Email",
  message: "Message",
  form: "Form",
};
