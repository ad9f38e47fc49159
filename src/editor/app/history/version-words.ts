import * as messages from "#messages";
import type { Version } from "../../contract/git.ts";

const TIME = new Intl.DateTimeFormat(messages.common.locale, {
  dateStyle: "long",
  timeStyle: "short",
  hourCycle: "h23",
});

/** «20 de noviembre de 2026 a las 18:30», by the clock of this computer. */
export const timeOf = ({ time }: Pick<Version, "time">): string => TIME.format(new Date(time));
