import { draftInButtondown } from "./buttondown.ts";
import { draftInMailchimp } from "./mailchimp.ts";
import type { Sender } from "./sender.ts";

/** The programs that send, by the names that the command takes; `files` is any other program. */
export const SENDERS: Readonly<Record<string, Sender>> = {
  files: { name: "files", unsubscribe: "{{unsubscribe}}", tags: /\{\{/g, needs: [] },
  buttondown: {
    name: "Buttondown",
    unsubscribe: "{{ unsubscribe_url }}",
    tags: /\{[{%#]/g,
    needs: ["BUTTONDOWN_API_KEY"],
    draft: draftInButtondown,
  },
  mailchimp: {
    name: "Mailchimp",
    unsubscribe: "*|UNSUB|*",
    postal: { html: "*|HTML:LIST_ADDRESS_HTML|*", text: "*|LIST:ADDRESSLINE|*" },
    tags: /\*\|/g,
    needs: ["MAILCHIMP_API_KEY", "MAILCHIMP_AUDIENCE"],
    draft: draftInMailchimp,
  },
};
