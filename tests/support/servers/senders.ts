/**
 * Doubles of services that send e-mails. They answer as https://docs.buttondown.com/api-emails-create and
 * https://mailchimp.com/developer/marketing/api/campaigns/ document, and record their requests.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text as streamText } from "node:stream/consumers";

interface ReceivedRequest {
  /** Method and address, such as `POST https://api.buttondown.com/v1/emails`. */
  request: string;
  authorization: string | undefined;
  body: Record<string, unknown> | undefined;
}

/** Status and body of the answers, by method and address of the request. With status 0, no answer is sent. */
export type Answers = Record<string, readonly [status: number, body?: object]>;

export const BUTTONDOWN = "POST https://api.buttondown.com/v1/emails";
const MAILCHIMP = "https://us21.api.mailchimp.com/3.0/campaigns";
export const CAMPAIGN = `POST ${MAILCHIMP}`;
export const CAMPAIGN_CONTENT = `PUT ${MAILCHIMP}/b0a1c24f1a/content`;
export const NO_CAMPAIGN = `DELETE ${MAILCHIMP}/b0a1c24f1a`;

const ID = "fa7bd3bb-ee24-409d-8e95-2ddd0cad5de5";

export const ACCEPTED: Answers = {
  [BUTTONDOWN]: [201, { id: ID, absolute_url: `https://buttondown.com/pompa/archive/${ID}/`, status: "draft" }],
  [CAMPAIGN]: [200, { id: "b0a1c24f1a", web_id: 5678, type: "regular", status: "save", content_type: "html" }],
  [CAMPAIGN_CONTENT]: [200, { plain_text: "", html: "", archive_html: "" }],
  [NO_CAMPAIGN]: [204],
};

/** Starts the doubles. Requests for senders go to `url`, with the sender's address in the header `x-asked`. */
export async function startSenders(answers: Answers) {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const text = await streamText(incoming);
    const request = `${incoming.method} ${String(incoming.headers["x-asked"])}`;
    const body = text ? (JSON.parse(text) as Record<string, unknown>) : undefined;
    requests.push({ request, authorization: incoming.headers.authorization, body });
    const [status, answer] = answers[request] ?? [404, { detail: "Not Found" }];
    if (status > 0) response.writeHead(status).end(answer && JSON.stringify(answer));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { requests, close, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
