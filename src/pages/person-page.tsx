import { chakra } from "@chakra-ui/react";
import { Prose } from "../components/prose/prose.tsx";
import { CONTENT_LANGUAGE } from "../magazine/language.ts";
import type { DocumentPage } from "../queries/document-page.ts";
import { PageHead } from "./page-head.tsx";

/** Somebody who is credited. */
export function PersonPage({ document: { name, address, biography, roles } }: DocumentPage<"people", object>) {
  return (
    <chakra.article px="gutter" py="section">
      <PageHead page={name} description={biography?.excerpt ?? [name, ...roles].join(" · ")} address={address} />
      <chakra.h1 textStyle="display">{name}</chakra.h1>
      {biography && <Prose text={biography} lang={CONTENT_LANGUAGE} />}
    </chakra.article>
  );
}
