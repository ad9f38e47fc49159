import { chakra } from "@chakra-ui/react";

/** The site of a link as people say it: `instagram.com`. */
export const hostOf = (link: string) => new URL(link).hostname.replace(/^www[.]/, "");

/** An arrow behind a name, to a page of another site. */
export function OutsideLink({ href, label }: { href: string; label: string }) {
  return (
    <chakra.a
      href={href}
      rel="noopener noreferrer"
      aria-label={label}
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      minW="1.75rem"
      minH="1.75rem"
      ms="1"
      color="fg.muted"
      textDecoration="none"
      _hover={{ color: "fg" }}
      _focusVisible={{ outlineOffset: "0" }}
    >
      <span aria-hidden>↗</span>
    </chakra.a>
  );
}
