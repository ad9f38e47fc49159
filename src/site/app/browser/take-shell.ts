/**
 * Which page the host answered with. Hosts give the home page or `404.html` for an address they do
 * not have, and an address in another letter case is one; hydrating that as the page it is not
 * would fail.
 */
import { addressKey } from "../../../shared/compiled/address.ts";
import { FIXED_ADDRESSES, UNKNOWN_ADDRESS } from "../../../shared/magazine/addresses.ts";
import { SHELL_ATTRIBUTE } from "../shell.ts";

/** Both show the home page, as an unknown address does. */
const SHELLS_OF_UNKNOWN: string[] = [UNKNOWN_ADDRESS, FIXED_ADDRESSES.home];

/**
 * Whether the root holds the page of an address, ready to hydrate; `undefined` is an address that
 * the site does not have. Otherwise takes away the head tags of the other page, whose body goes
 * when React renders.
 */
export function takeShell(root: HTMLElement, address: string | undefined): boolean {
  const shell = root.getAttribute(SHELL_ATTRIBUTE);
  if (shell === null) return false;
  if (address === undefined ? SHELLS_OF_UNKNOWN.includes(shell) : addressKey(shell) === addressKey(address))
    return true;
  for (const tag of document.head.querySelectorAll(
    "title, link[rel=canonical], meta[property], [name=description], [name=robots], [name^=twitter]",
  ))
    tag.remove();
  return false;
}
