/** Values of `site.yaml` that would break a page or a link are refused at their place. */
import { describe, expect, test } from "vitest";
import { place, problemsIn, SITE } from "../../support/workspace.ts";

async function placesOf(from: string, to: string) {
  expect(SITE).toContain(from);
  return (await problemsIn({ "site.yaml": SITE.replace(from, () => to) })).map(place);
}

describe("a public address", () => {
  test.each([
    ["with an empty query", "https://pompa.example?", "invalid-format"],
    ["with a fragment", "https://pompa.example#hoy", "invalid-format"],
    ["with an empty fragment", '"https://pompa.example#"', "invalid-format"],
    ["with a slash at the end", "https://pompa.example/", "invalid-format"],
    ["of a folder with a slash at the end", "https://pompa.example/revista/", "invalid-format"],
    ["with two slashes", "https://pompa.example/a//b", "invalid-format"],
    ["with .. in its path", "https://pompa.example/../otra", "invalid-format"],
    ["with an encoded .. in its path", "https://pompa.example/%2e%2e", "invalid-format"],
    ["with a backslash", String.raw`https://pompa.example\otra`, "invalid-format"],
    ["with braces", "https://pompa.example/{base}", "invalid-format"],
    ["with a user", "https://ana@pompa.example", "invalid-format"],
    ["with a password", "https://ana:clave@pompa.example", "invalid-format"],
    ["with port 0", "https://pompa.example:0", "invalid-format"],
    ["with a port too high", "https://pompa.example:99999", "invalid-link"],
    ["with a port of letters", "https://pompa.example:abc", "invalid-link"],
    ["with a space", "https://pompa.example/la revista", "spaced-link"],
    ["with a second address", "https://pompa.example, https://otra.example", "spaced-link"],
    ["on two lines", String.raw`"https://pompa.example/a\nhttps://otra.example"`, "spaced-link"],
    ["without a host", "https://", "invalid-link"],
    ["without slashes", "https:pompa.example", "invalid-link"],
    ["without a protocol", "pompa.example", "invalid-link"],
    ["without a protocol but with slashes", "//pompa.example", "invalid-link"],
    ["of the local machine", "https://localhost", "invalid-link"],
    ["with an IP address", "https://127.0.0.1", "invalid-link"],
    ["with a full stop at the end", "https://pompa.example.", "invalid-link"],
    ["with two protocols", "https://https://pompa.example", "invalid-link"],
    ["with the protocol ftp", "ftp://pompa.example", "unsafe-link"],
    ["that is a script", "javascript:alert(1)", "unsafe-link"],
    ["that is empty", '""', "invalid-link"],
    ["that is a list", "[https://pompa.example]", "wrong-type"],
  ])("%s is refused", async (_name, address, code) => {
    expect(await placesOf("https://pompa.example", address)).toEqual([`site.yaml:3:6 ${code} url`]);
  });

  test.each([
    "http://pompa.example",
    "https://pompa.example:8080",
    "https://pompa.example/revista",
    "https://ñandú.example",
    "HTTPS://Pompa.example",
    '" https://pompa.example "',
  ])("%s is accepted", async (address) => {
    expect(await placesOf("https://pompa.example", address)).toEqual([]);
  });
});

test.each([
  ["a section with the page of another", "path: /news", "path: /Issues/", "14:28 section-elsewhere navigation[5].path"],
  ["a section with an unknown page", "path: /news", "path: /nada", "14:28 unknown-address navigation[5].path"],
  [
    "a section with a page of another site",
    "path: /news",
    "path: https://otra.example",
    "14:28 invalid-format navigation[5].path",
  ],
  ["a section with a query", "path: /news", "path: /news?x", "14:28 invalid-format navigation[5].path"],
  ["a section without a page", ", path: /news", "", "14:5 missing-field navigation[5].path"],
  [
    "a label (which translations define)",
    "path: /news",
    "path: /news, label: Notas",
    "14:35 unknown-field navigation[5].label",
  ],
  ["one section too many", "form:", "  - { section: news, path: /news }\nform:", "10:3 out-of-range navigation"],
  ["one section too few", "  - { section: news, path: /news }\n", "", "10:3 out-of-range navigation"],
  ["a profile with a space", "https://x.com/pompa", "https://x.com/la pompa", "6:14 spaced-link social.microblog"],
  ["a profile without a host", "https://x.com/pompa", "pompa", "6:14 invalid-link social.microblog"],
  ["a profile of another service", "social:", "social:\n  audio: https://a.example", "6:3 unknown-field social.audio"],
  ["an empty description", "Una revista", '""', "2:14 empty-text description"],
  ["two e-mails", "hola@pompa.example", "a@b.example, c@d.example", "4:8 invalid-email email"],
  ["a form with a query", 'endpoint: ""', 'endpoint: "https://f.example?a"', "16:19 invalid-format form.endpoint"],
  ["a form with .. as its name", "suscripcion", "..", "16:31 invalid-format form.formId"],
  ["a form with a query in its name", "suscripcion", "a?b", "16:31 invalid-format form.formId"],
  ["a carousel of two words", "[A, B, C]", "[A, B]", "17:20 out-of-range carousel.words"],
])("%s is refused at its place", async (_name, from, to, expected) => {
  expect(await placesOf(from, to)).toContain(`site.yaml:${expected}`);
});

test.each([
  ['endpoint: ""', 'endpoint: "https://f.example/"'],
  ['endpoint: ""', 'endpoint: "https://f.example/servicio"'],
  ["path: /news", "path: /NEWS/"],
  ["path: /news", "path: /MoraVidal"],
  ["suscripcion", "Form_2026-a"],
])("%s may be changed to %s", async (from, to) => {
  expect(await placesOf(from, to)).toEqual([]);
});
