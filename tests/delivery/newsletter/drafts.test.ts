/** Drafts in the services that send e-mails, with test doubles of their APIs. */
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import type { Mail } from "../../../src/delivery/newsletter/senders/sender.ts";
import { SENDERS } from "../../../src/delivery/newsletter/senders/senders.ts";
import {
  ACCEPTED,
  type Answers,
  BUTTONDOWN,
  CAMPAIGN,
  CAMPAIGN_CONTENT,
  NO_CAMPAIGN,
  startSenders,
} from "../../support/servers/senders.ts";

const MAIL: Mail = {
  name: "MoraVidal",
  subject: "#80 Mora Vidal",
  preheader: "Cuelga vasijas",
  html: "<p>Hola</p>",
  text: "Hola\n",
  from: { name: "Pompa", email: "hola@pompa.example" },
};
const KEYS: Record<string, readonly string[]> = { buttondown: ["clave"], mailchimp: ["0123-us21", "57afe96172"] };

/** Creates a draft in a service that gives these answers; resolves to the outcome and to the requests it received. */
async function createDraft(name: string, answers: Answers, keys = KEYS[name] ?? []) {
  const { requests, url, close } = await startSenders({ ...ACCEPTED, ...answers });
  onTestFinished(close);
  const send = fetch;
  vi.stubGlobal("fetch", (address: string, init: RequestInit) =>
    send(url, { ...init, headers: { ...init.headers, "x-asked": address } }),
  );
  return { outcome: await SENDERS[name]?.draft?.(MAIL, keys), requests };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("Mailchimp gets a campaign and its content", async () => {
  const { outcome, requests } = await createDraft("mailchimp", {});
  expect(outcome).toEqual({ url: "https://us21.admin.mailchimp.com/campaigns/show/?id=5678" });
  const authorization = `Basic ${Buffer.from("key:0123-us21").toString("base64")}`;
  const settings = {
    subject_line: "#80 Mora Vidal",
    preview_text: "Cuelga vasijas",
    title: "MoraVidal",
    from_name: "Pompa",
    reply_to: "hola@pompa.example",
  };
  expect(requests).toEqual([
    {
      request: CAMPAIGN,
      authorization,
      body: { type: "regular", recipients: { list_id: "57afe96172" }, settings },
    },
    { request: CAMPAIGN_CONTENT, authorization, body: { html: "<p>Hola</p>", plain_text: "Hola\n" } },
  ]);
});

test("a campaign whose content is refused is deleted", async () => {
  const detail = "The HTML is not valid.";
  const { outcome, requests } = await createDraft("mailchimp", {
    [CAMPAIGN_CONTENT]: [400, { title: "Bad Request", detail }],
  });
  expect(outcome).toEqual({ error: `Mailchimp contestó 400: ${detail}` });
  expect(requests.map(({ request }) => request)).toEqual([CAMPAIGN, CAMPAIGN_CONTENT, NO_CAMPAIGN]);
});

const INVALID = "The resource submitted could not be validated.";
const FIELDS = [{ type: "string_too_long", loc: ["body", "payload", "subject"], msg: "Too long" }];

test.each<[string, string, Answers[string], string]>([
  ["buttondown", BUTTONDOWN, [401, { detail: "Invalid token." }], "Buttondown no acepta la clave"],
  ["buttondown", BUTTONDOWN, [400, { code: "email_duplicate", detail: "It exists." }], "contestó 400: It exists."],
  ["buttondown", BUTTONDOWN, [422, { detail: FIELDS }], "contestó 422: subject: Too long"],
  ["buttondown", BUTTONDOWN, [429], "Buttondown contestó 429."],
  [
    "mailchimp",
    CAMPAIGN,
    [401, { title: "API Key Invalid", detail: "Your API key may be invalid" }],
    "no acepta la clave",
  ],
  [
    "mailchimp",
    CAMPAIGN,
    [400, { detail: INVALID, errors: [{ field: "recipients.list_id", message: "No such list." }] }],
    `Mailchimp contestó 400: ${INVALID} recipients.list_id: No such list.`,
  ],
])("%s: the answer to %s is reported: %j", async (name, request, answer, sentence) => {
  const { outcome } = await createDraft(name, { [request]: answer });
  expect(outcome).toEqual({ error: expect.stringContaining(sentence) });
});

test.each(["buttondown", "mailchimp"])("a request that %s does not answer is given up", async (name) => {
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, "timeout").mockImplementation((time) => timeout(time / 100));
  const { outcome } = await createDraft(name, { [BUTTONDOWN]: [0], [CAMPAIGN]: [0] });
  expect(outcome).toEqual({ error: expect.stringMatching(/ no contestó en 20 segundos\./) });
});

test("a missing network and an incomplete key are reported in a sentence", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
  expect(await SENDERS.buttondown?.draft?.(MAIL, ["clave"])).toEqual({
    error: "No se pudo llegar a Buttondown: revisá la conexión.",
  });
  expect(await SENDERS.mailchimp?.draft?.(MAIL, ["0123", "57afe96172"])).toEqual({
    error: expect.stringContaining("MAILCHIMP_API_KEY no está completa"),
  });
});
