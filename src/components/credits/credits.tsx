import { chakra } from "@chakra-ui/react";

export interface CreditEntry {
  rol?: string;
  name: string;
  /** External profile; empty where there is none. */
  link: string;
}

interface CreditsProps {
  entries: readonly CreditEntry[];
  label?: string;
  /** Language of the roles; left out where no entry has one. */
  lang?: string;
}

/** A list of credits: the role above the name; an entry without a role belongs to the role before it. */
export function Credits({ entries, label, lang }: CreditsProps) {
  return (
    <chakra.ul aria-label={label} textStyle="caption">
      {entries.map((entry) => (
        <chakra.li
          key={`${entry.rol}/${entry.name}`}
          css={{ "&:not(:first-of-type)": { marginTop: entry.rol ? "3" : "0" } }}
        >
          {entry.rol && (
            <chakra.span lang={lang} display="block" textStyle="label" color="fg.muted">
              {entry.rol}
            </chakra.span>
          )}
          <CreditName {...entry} />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** A link to the profile, or plain text where there is none. */
export function CreditName({ name, link }: CreditEntry) {
  if (link === "") return <span>{name}</span>;
  return (
    <chakra.a
      href={link}
      rel="noopener noreferrer"
      display="inline-block"
      py="0.2rem"
      textDecorationColor="rule"
      textUnderlineOffset="0.25em"
      _hover={{ textDecorationColor: "currentColor" }}
      _focusVisible={{ outlineOffset: "0" }}
    >
      {name}
    </chakra.a>
  );
}
