import { chakra, Grid } from "@chakra-ui/react";
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import { useLocalText } from "../../i18n/use-texts.ts";
import type { LocalText } from "../../../shared/magazine/local-text.ts";
import type { Credited } from "../../queries/people/credit-links.ts";
import type { TeamMember } from "../../queries/people/team.ts";
import { ContactLink, SiteLink } from "../links/site-link.tsx";
import { Picture } from "../picture/picture.tsx";

/** Side of the photo in CSS pixels. */
const PHOTO_SIZE = "286px";

/** Number of members in the first row; the other members follow in rows of three. */
const FIRST_ROW = 2;

/** Renders the section THE TEAM, with two members in the first row and three in the second. */
export function Team({ title, members }: { title: LocalText; members: readonly (TeamMember & Credited)[] }) {
  const local = useLocalText();
  return (
    <chakra.section aria-labelledby="team" px="gutter" my="section">
      <chakra.h2 id="team" textStyle="display" mb={{ base: "10", md: "16" }} {...local(title)} />
      <Row members={members.slice(0, FIRST_ROW)} />
      {members.length > FIRST_ROW && <Row members={members.slice(FIRST_ROW)} />}
    </chakra.section>
  );
}

function Row({ members }: { members: readonly (TeamMember & Credited)[] }) {
  return (
    <Grid
      as="ul"
      templateColumns={{ base: "1fr", md: `repeat(auto-fit, minmax(0, ${PHOTO_SIZE}))` }}
      justifyContent={{ base: "start", lg: "space-between" }}
      columnGap="gutter"
      rowGap="12"
      mb={{ base: "12", md: "16" }}
      css={{ "&:first-of-type": { paddingInlineStart: { lg: "16.6%" }, paddingInlineEnd: { lg: "16.6%" } } }}
    >
      {members.map((member) => (
        <Member key={member.slug} member={member} />
      ))}
    </Grid>
  );
}

function Member({ member: { slug, name, role, email, photo, person } }: { member: TeamMember & Credited }) {
  return (
    <li id={slug} lang={CONTENT_LANGUAGE}>
      <Picture picture={photo} sizes={PHOTO_SIZE} boxSize={PHOTO_SIZE} />
      <chakra.h3 textStyle="subtitle" mt="4">
        {person === undefined ? (
          name
        ) : (
          <SiteLink to={person} _hover={{ color: "accent" }} _focusVisible={{ color: "accent" }}>
            {name}
          </SiteLink>
        )}
      </chakra.h3>
      <chakra.p textStyle="caption" color="fg.muted">
        {role}
      </chakra.p>
      <ContactLink
        href={`mailto:${email}`}
        textTransform="none"
        overflowWrap="anywhere"
        mt="1"
        _focusVisible={{ outlineOffset: "0" }}
      >
        {email}
      </ContactLink>
    </li>
  );
}
