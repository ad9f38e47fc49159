import { chakra, Grid } from "@chakra-ui/react";
import { Fragment } from "react";
import type { PageLink } from "../../queries/pages/page-link.ts";
import type { SharedWork } from "../../queries/further-reading/further-reading.ts";
import { Picture, zoomOnHover } from "../picture/picture.tsx";
import { SiteLink } from "./site-link.tsx";

/**
 * Renders links to other pages, each with a picture. The link to a `SharedWork` also has the names of people who made
 * the work.
 */
export function PageLinks({ links }: { links: readonly (PageLink | SharedWork)[] }) {
  return (
    <Grid as="ul" gap="gutter" templateColumns={{ base: "1fr", md: "repeat(3, minmax(0, 1fr))" }}>
      {links.map((link) => (
        <li key={link.address}>
          <LinkWithPicture {...link} />
        </li>
      ))}
    </Grid>
  );
}

function LinkWithPicture({ name, address, picture, lang, people }: PageLink & Partial<SharedWork>) {
  return (
    <SiteLink to={address} display="block" {...zoomOnHover(1.03)}>
      <chakra.span display="block" overflow="hidden">
        {picture && (
          <Picture
            picture={{ ...picture, alt: "" }}
            coverOf={address}
            sizes="(min-width: 48em) 33vw, 100vw"
            w="100%"
            aspectRatio="10 / 7"
            transition="transform {durations.slow} {easings.house}"
          />
        )}
      </chakra.span>
      <chakra.span lang={lang} display="block" textStyle="subtitle" mt="3">
        {name}
      </chakra.span>
      {people && <Names names={people} />}
    </SiteLink>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <chakra.span display="block" textStyle="caption" color="fg.muted" mt="1">
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ", "}
          <span>{name}</span>
        </Fragment>
      ))}
    </chakra.span>
  );
}
