import type { Sender, Draft, Mail } from "./sender.ts";
import { request, type ApiResult, type ApiRequest } from "./request.ts";
import { messages } from "../../../content/messages/messages.ts";

/** Programs that send e-mails, by the names that the command accepts; `files` is for all programs not listed here. */
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

/**
 * Creates a draft in Buttondown: https://docs.buttondown.com/api-emails-create. With the template `naked`, Buttondown
 * adds nothing to the HTML.
 */
async function draftInButtondown({ subject, preheader, html }: Mail, [key = ""]: readonly string[]): Promise<Draft> {
  const result = await request({
    sender: "Buttondown",
    url: "https://api.buttondown.com/v1/emails",
    method: "POST",
    authorization: `Token ${key}`,
    body: {
      status: "draft",
      template: "naked",
      subject,
      description: preheader,
      body: `<!-- buttondown-editor-mode: naked -->${html}`,
    },
  });
  return "error" in result ? result : { url: `https://buttondown.com/emails/${String(result.fields.id)}` };
}

/** Matches an API key of Mailchimp, which ends in the name of a data centre: `0123…cdef-us21`. */
const API_KEY_PATTERN = /^\S+-([a-z]+\d+)$/;

/**
 * Creates a campaign in Mailchimp, then sets the content of the campaign. A campaign that is not sent is a draft.
 * https://mailchimp.com/developer/marketing/api/campaigns/add-campaign/
 * https://mailchimp.com/developer/marketing/api/campaign-content/set-campaign-content/
 */
async function draftInMailchimp(mail: Mail, [key = "", audience = ""]: readonly string[]): Promise<Draft> {
  const [, centre] = API_KEY_PATTERN.exec(key) ?? [];
  if (!centre) return { error: messages.newsletter.noCentre };
  const call = (method: ApiRequest["method"], path: string, body?: object): Promise<ApiResult> =>
    request({
      sender: "Mailchimp",
      url: `https://${centre}.api.mailchimp.com/3.0/campaigns${path}`,
      method,
      authorization: `Basic ${Buffer.from(`key:${key}`).toString("base64")}`,
      ...(body && { body }),
    });
  const created = await call("POST", "", campaignOf(mail, audience));
  if ("error" in created) return created;
  const { id, web_id: webId } = created.fields;
  const updated = await call("PUT", `/${String(id)}/content`, { html: mail.html, plain_text: mail.text });
  if ("fields" in updated) return { url: `https://${centre}.admin.mailchimp.com/campaigns/show/?id=${String(webId)}` };
  // A campaign without content is deleted, because it would remain as an empty draft.
  await call("DELETE", `/${String(id)}`);
  return updated;
}

const campaignOf = ({ name, subject, preheader, from }: Mail, audience: string) => ({
  type: "regular",
  recipients: { list_id: audience },
  settings: {
    subject_line: subject,
    preview_text: preheader,
    title: name,
    from_name: from.name,
    reply_to: from.email,
  },
});
