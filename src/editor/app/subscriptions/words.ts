import * as messages from "#messages";
import { TIME_ZONE } from "../../../shared/magazine/zone.ts";

const TIME = new Intl.DateTimeFormat(messages.common.locale, {
  dateStyle: "long",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone: TIME_ZONE,
});
const MONTH = new Intl.DateTimeFormat(messages.common.locale, { month: "long", year: "numeric", timeZone: "UTC" });

/** «26 de noviembre de 2026, 18:30», by the clocks of the magazine. */
export const timeInWords = (received: string): string => TIME.format(new Date(received));

/** «noviembre de 2026», of `2026-11`. */
export const monthInWords = (month: string): string => MONTH.format(new Date(`${month}-01`));
