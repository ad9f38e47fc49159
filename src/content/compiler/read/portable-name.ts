/** https://learn.microsoft.com/windows/win32/fileio/naming-a-file#naming-conventions */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;
const FORBIDDEN = /[<>:"|?*\\\p{Cc}]|[. ]$/u;
/** Letters of a name without endings: what is made of a file gets longer ones, and systems hold 255 bytes. */
const LONGEST = 100;

/** Why a file could not be called so on every system on which somebody may check the content out. */
export function whyUnportable(name: string): string | undefined {
  if (RESERVED.test(name)) return `no puede llamarse como un dispositivo de Windows`;
  if (FORBIDDEN.test(name)) return `no puede llevar < > : " | ? * ni \\, ni terminar en punto o espacio`;
  return name.replace(/\.\w+$/, "").length > LONGEST ? `puede tener hasta ${LONGEST} letras` : undefined;
}
