import type { newsletter as spanish } from "../es/newsletter.ts";

/** Messages about the magazine's e-mails. */
export const newsletter: typeof spanish = {
  usage:
    'Usage: npm run newsletter -- [MoraVidal|2026-11-23] [--for files|buttondown|mailchimp] [--draft] [--subject "…"] [--preheader "…"] [--out FOLDER] [--content FOLDER] [--yes]\n       A day stands for the week that ends on it; nothing, for the week that ends today.',
  preview: (subject, preheader, text) => `\nSubject: ${subject}\nAfter the subject: ${preheader}\n\n${text}`,
  asks: (draft, sender) => (draft ? `Write it and create the draft in ${sender}?` : "Write it like this?"),
  written: (file, unsubscribe) =>
    `Done: ${file}\nThe text is beside it, in letter.txt. The program that sends it has to replace ${unsubscribe} with the address to unsubscribe at.`,
  drafted: (sender, url) => `The draft is in ${sender}; nothing was sent: ${url}`,
  unknown: (name, suggestion) =>
    `Nothing that is published is called “${name}”.${suggestion && ` Did you mean “${suggestion}”?`} Drafts and what is scheduled for later are not in a newsletter.`,
  noDay: (day) => `${day} is not a day that has passed. Write it as 2026-11-23.`,
  emptyWeek: (from, to) => `Nothing was published from ${from} to ${to}: there is no newsletter to write.`,
  noSender: (name, names) => `--for ${name}: that program is not known. It is one of these: ${names.join(", ")}.`,
  noDrafts: "--draft goes with --for buttondown or with --for mailchimp.",
  noKey: (sender, names) =>
    `To create the draft in ${sender}, ${names.join(" and ")} must be defined: docs/newsletter.md`,
  noCentre: "MAILCHIMP_API_KEY is not complete: it ends in the data centre, such as -us21.",
  notDrafted: (why) => `No draft was created. ${why}`,
  refusedKey: (sender) => `${sender} does not accept the key: check that it is whole and still valid.`,
  refused: (sender, status, words) => `${sender} answered ${status}${words ? `: ${words}` : "."}`,
  strangeAnswer: (sender) => `${sender} did not answer as expected.`,
  isLate: (sender, seconds) => `${sender} did not answer within ${seconds} seconds. Try again later.`,
  noNetwork: (sender) => `${sender} could not be reached: check the connection.`,
};
