import { SITE_FOLDERS } from "../../shared/magazine/paths.ts";

/** Address of the social picture of a page: `/News/Ana` → `/og/News/Ana.jpg`. */
export function socialAddress(address: string): string {
  return `/${SITE_FOLDERS.social}${address === "/" ? "/index" : address}.jpg`;
}
