/** Returns the whole number in an argument; `undefined` if it is not a whole number or exceeds `maximum`. */
export function wholeNumber(argument: string, maximum = Number.MAX_SAFE_INTEGER): number | undefined {
  return /^\d+$/.test(argument) && Number(argument) <= maximum ? Number(argument) : undefined;
}
