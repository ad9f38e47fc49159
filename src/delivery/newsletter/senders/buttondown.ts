import { request } from "./request.ts";
import type { Draft, Mail } from "./sender.ts";

/**
 * Creates a draft in Buttondown: https://docs.buttondown.com/api-emails-create. With the template `naked`, Buttondown
 * adds nothing to the HTML.
 */
export async function draftInButtondown(
  { subject, preheader, html }: Mail,
  [key = ""]: readonly string[],
): Promise<Draft> {
  const answer = await request({
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
  return "error" in answer ? answer : { url: `https://buttondown.com/emails/${String(answer.fields.id)}` };
}
