/** Address of the social picture of a page: `/News/Ana` → `/og/News/Ana.jpg`. */
export function socialAddress(address: string): string {
  return `/og${address === "/" ? "/index" : address}.jpg`;
}
