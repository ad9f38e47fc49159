/** What the form says about a day, a colour and a picture. */
import { expect, test } from "vitest";
import type { FormSchema } from "../../../../src/content/authoring/schemas/form-schema.ts";
import type { Entry } from "../../../../src/editor/contract/protocol.ts";
import { isMoment, formatMomentAndDistance } from "../../../../src/editor/app/dates.ts";
import { textOf } from "../../../../src/editor/app/document/field-text.tsx";
import { publishedMessage } from "../../../../src/editor/app/publication/publish-or-request.ts";
import { legibility, otherColorName } from "../../../../src/editor/app/form/kinds/color.tsx";
import {
  withOrientation,
  orientationProblem,
  withPicture,
} from "../../../../src/editor/app/form/picture/picture-fields.ts";

test("a date is shown with its weekday and its distance from today", () => {
  const today = "2026-11-18 17:30";
  expect(formatMomentAndDistance("2026-11-20", today)).toBe(
    "viernes 20 de noviembre de 2026 · por venir, pasado mañana",
  );
  expect(formatMomentAndDistance("2026-12-18", today)).toContain("por venir, dentro de 30 días");
  expect(formatMomentAndDistance("2026-11-18", today)).toBe("miércoles 18 de noviembre de 2026 · hoy");
  expect(formatMomentAndDistance("2026-11-17", today)).toContain("ya pasó");
});

test("a date with an hour is shown with the hour and its distance from now", () => {
  const now = "2026-11-18 17:30";
  expect(formatMomentAndDistance("2026-11-20 18:00", now)).toBe(
    "viernes 20 de noviembre de 2026 a las 18:00 · por venir, pasado mañana",
  );
  expect(formatMomentAndDistance("2026-11-18 17:31", now)).toContain("· por venir, hoy");
  expect(formatMomentAndDistance("2026-11-18 17:30", now)).toMatch(/· hoy$/);
});

test("the message after publishing a scheduled document says whether it comes out by itself", () => {
  const typed = { fields: { published: "2026-11-20 18:00" } };
  const messageAt = (now: string, publishesItself: boolean) =>
    publishedMessage(typed, { now, publishesItself, canPublish: true });
  const moment = "viernes 20 de noviembre de 2026 a las 18:00";
  expect(messageAt("2026-11-20 17:59", true)).toBe(`Listo: una vez publicado, sale solo el ${moment}.`);
  expect(messageAt("2026-11-20 17:59", false)).toContain(`sale el ${moment}, si desde entonces alguien publica.`);
  expect(messageAt("2026-11-20 18:00", true)).toBe("Listo: falta publicarlo.");
});

test("a moment is a real date in ISO format, with or without an hour", () => {
  expect(
    ["2026-02-30", "20/11/2026", "2026-1-2", "", "2026-11-20T00:00", "2026-11-20 24:00", "2026-11-20 6:00"].filter(
      isMoment,
    ),
  ).toEqual([]);
  expect(["2028-02-29", "2028-02-29 23:59"].filter(isMoment)).toHaveLength(2);
});

test("a contrast is never rounded up", () => {
  expect(legibility("#39FF14", undefined)).toEqual({
    message: "Contraste 15,4 sobre el fondo: se lee bien",
    isEnough: true,
  });
  // The contrast is 4.478; rounded to 4.5 it would be enough.
  const grey = legibility("#777777", "#FFFFFF");
  expect(grey).toMatchObject({ isEnough: false });
  expect(grey?.message).toContain("Contraste 4,4 ");
  expect(legibility("39", undefined)).toBeUndefined();
});

test("a colour is compared with the other colour of its group if there are exactly two", () => {
  const color: FormSchema = { control: "color" };
  expect(otherColorName({ properties: { ink: color, name: {}, paper: color } }, "ink")).toBe("paper");
  expect(otherColorName({ properties: { ink: color, name: {} } }, "ink")).toBeUndefined();
  expect(otherColorName({ properties: { ink: color, paper: color, line: color } }, "ink")).toBeUndefined();
});

const PLAIN: FormSchema = { control: "picture", properties: { src: {}, alt: {} } };
const UPRIGHT: FormSchema = {
  control: "picture",
  properties: { src: {}, alt: {}, orientation: { const: "portrait" } },
};

test("a chosen picture fills in its name and, if the form has the field, its orientation", () => {
  const picture = { src: "Ana/a.webp", orientation: "portrait" } as const;
  expect(withPicture({ src: "Ana/b.webp", alt: "Ana" }, PLAIN, picture)).toEqual({ src: "Ana/a.webp", alt: "Ana" });
  const fields = withPicture({ alt: "Ana" }, UPRIGHT, picture);
  expect(Object.keys(fields)).toEqual(["src", "alt", "orientation"]);
  expect(withOrientation({ src: "a", address: "", width: 5, height: 5, bytes: 1, used: false }).orientation).toBe(
    "landscape",
  );
});

test("a landscape picture is reported in a field for upright pictures", () => {
  expect(orientationProblem(UPRIGHT, { src: "a", orientation: "landscape" })).toContain("más altas que anchas");
  expect(orientationProblem(UPRIGHT, { src: "a", orientation: "portrait" })).toBeUndefined();
  expect(orientationProblem(PLAIN, { src: "a", orientation: "landscape" })).toBeUndefined();
});

test("a reference is shown by the title of its document, also if several types are allowed", () => {
  const entries = [{ collection: "articles", slug: "Telar", title: "El telar" }] as Entry[];
  const shown = (collection: string | string[], value: string) => textOf({ collection }, value, { entries, now: "" });
  expect(shown("articles", "Telar")).toBe("El telar");
  expect(shown(["articles", "issues"], "articles/Telar")).toBe("El telar");
  expect(shown(["articles", "issues"], "articles/Otro")).toBe("articles/Otro");
});
