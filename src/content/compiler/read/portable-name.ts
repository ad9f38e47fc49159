import { messages } from "../../messages/messages.ts";

/** https://learn.microsoft.com/windows/win32/fileio/naming-a-file#naming-conventions */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;
const FORBIDDEN = /[<>:"|?*\\\p{Cc}]|[. ]$/u;
/** Letters of a name without endings: what is made of a file gets longer ones, and systems hold 255 bytes. */
const LONGEST = 100;

/** Why a file could not be called so on every system on which somebody may check the content out. */
export function whyUnportable(name: string): string | undefined {
  if (RESERVED.test(name)) return messages.findings.deviceName;
  if (FORBIDDEN.test(name)) return messages.findings.unportableSigns;
  return name.replace(/\.\w+$/, "").length > LONGEST ? messages.findings.tooLong(LONGEST) : undefined;
}
