import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { CreditPart } from "../../queries/people/credit-links.ts";
import { CreditParts } from "./credits.tsx";

export interface CreditedPicture {
  credit?: string;
  /** Of a credit that names people with pages. */
  parts?: readonly CreditPart[];
}

/** «Foto de Ana Sosa», with a way to her page where she has one. */
export const PictureCredit = ({ credit, parts }: CreditedPicture) =>
  parts ? <CreditParts parts={parts} textUnderlineOffset="0.25em" /> : credit;

interface WithCreditProps extends Omit<HTMLChakraProps<"figcaption">, "children"> {
  picture: CreditedPicture;
  /** That of the credit. */
  lang: string;
  /** The picture. */
  children: ReactNode;
}

/** A picture, and below it whose it is; by itself where nobody says so. The other props are those of the line below. */
export function WithCredit({ picture, children, ...line }: WithCreditProps) {
  if (!picture.credit) return children;
  return (
    <figure>
      {children}
      <chakra.figcaption textStyle="caption" color="fg.muted" mt="2" {...line}>
        <PictureCredit {...picture} />
      </chakra.figcaption>
    </figure>
  );
}
