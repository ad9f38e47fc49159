import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { CreditPart } from "../../queries/people/credit-links.ts";
import { CreditParts } from "./credits.tsx";

export interface CreditedPicture {
  credit?: string;
  /** Parts of the credit: names with links, and other text; `undefined` if the credit names nobody who has a page. */
  parts?: readonly CreditPart[];
}

/** Renders the credit of a picture, such as «Foto de Ana Sosa», and links the names of people who have pages. */
export const PictureCredit = ({ credit, parts }: CreditedPicture) =>
  parts ? <CreditParts parts={parts} textUnderlineOffset="0.25em" /> : credit;

interface WithCreditProps extends Omit<HTMLChakraProps<"figcaption">, "children"> {
  picture: CreditedPicture;
  /** Language of the credit. */
  lang: string;
  /** The picture. */
  children: ReactNode;
}

/**
 * Renders a picture with its credit below, or the picture alone if it has no credit. Props for style and language are
 * passed to the caption.
 */
export function WithCredit({ picture, children, ...captionProps }: WithCreditProps) {
  if (!picture.credit) return children;
  return (
    <figure>
      {children}
      <chakra.figcaption textStyle="caption" color="fg.muted" mt="2" {...captionProps}>
        <PictureCredit {...picture} />
      </chakra.figcaption>
    </figure>
  );
}
