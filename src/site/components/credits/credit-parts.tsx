import type { ComponentProps } from "react";
import type { CreditPart } from "../../queries/credit-parts.ts";
import { SiteLink } from "../layout/site-link.tsx";

interface CreditPartsProps extends Omit<ComponentProps<typeof SiteLink>, "to"> {
  parts: readonly CreditPart[];
}

/** A text as it is written, each name in it with its way; the other props are those of the links. */
export function CreditParts({ parts, ...link }: CreditPartsProps) {
  return parts.map(({ text, person }, index) =>
    person === undefined ? (
      text
    ) : (
      <SiteLink key={index} to={person} display="inline-block" py="0.2rem" {...link}>
        {text}
      </SiteLink>
    ),
  );
}
