import { Box, chakra, Flex, Grid } from "@chakra-ui/react";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { unknown, search } from "#texts";
import { NavigationLinks } from "../components/links/navigation.tsx";
import { QuietLink, SiteLink } from "../components/links/site-link.tsx";
import { useOnceHydrated } from "../components/layout/use-hydrated.ts";
import { Picture, zoomOnHover } from "../components/picture/picture.tsx";
import { SearchField } from "../components/search/search-field.tsx";
import { useAddedTexts } from "../i18n/use-texts.ts";
import type { Newest } from "../queries/lists/newest.ts";
import type { WithTexts } from "../queries/pages/page-texts.ts";
import type { PageLink } from "../queries/pages/page-link.ts";
import { addressOf } from "../queries/site.ts";
import { decodePath } from "../../shared/compiled/address.ts";
import { GONE_ADDRESS } from "../../shared/magazine/addresses.ts";
import { leadingOf } from "../theme/headings.ts";
import { HomePage } from "./home-page.tsx";
import { useNavigation } from "./navigation-items.ts";

/** Attribute of an element in `410.html`. It tells scripts that the host responded with status 410. */
const GONE_ATTRIBUTE = "data-gone";

/**
 * Path for which the host responded with status 410; `null` if the status was a different one. The path is read when
 * this module loads, before the page is hydrated.
 */
const GONE_PATH = import.meta.env.SSR
  ? `/${GONE_ADDRESS}`
  : document.querySelector(`[${GONE_ATTRIBUTE}]`) && window.location.pathname;

/**
 * Renders the page for an address that the site does not have, or no longer has: a sentence that says so, with links
 * and a search field, and below them the home page.
 */
export function UnknownPage({ texts, newest }: WithTexts & Newest) {
  const { pathname } = useLocation();
  const isGone = (import.meta.env.SSR ? pathname : window.location.pathname) === GONE_PATH;
  const t = useAddedTexts({ unknown, search });
  const sections = useNavigation();
  const above = (
    <Grid
      px="gutter"
      pt={{ base: "10", lg: "16" }}
      pb="10"
      columnGap="gutter"
      rowGap="10"
      templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }}
    >
      <Flex direction="column" align="start" justify="space-between" gap="8">
        <chakra.p textStyle="tagline" fontSize="4xl" {...(isGone && { [GONE_ATTRIBUTE]: "" })}>
          {t(isGone ? "unknown.gone" : "unknown.missing")}
        </chakra.p>
        {newest && <NewestLink label={t("unknown.newest")} {...newest} />}
      </Flex>
      <div>
        <SearchByPath words={wordsOf(pathname)} label={t("menu.search")} />
        <chakra.nav aria-label={t("search.sections")} mt="4">
          <Flex as="ul" wrap="wrap" columnGap="6">
            <NavigationLinks items={sections} />
          </Flex>
        </chakra.nav>
      </div>
    </Grid>
  );
  return (
    <Flex
      direction="column"
      minH="calc(100svh - {sizes.header} - {sizes.footer})"
      css={{ "--title-most": "min(34vw, 40svh)", "& > #home": { flex: "1", minH: "auto", pb: "6" } }}
    >
      <HomePage texts={texts} above={above} />
    </Flex>
  );
}

/** Returns the words of a path, for a search: `/News/VozFina.html` → `News Voz Fina`. */
function wordsOf(path: string): string {
  const words = decodePath(path)
    .replace(/\.\w{2,5}$/, "")
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
  return words
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .join(" ")
    .trim()
    .slice(0, MAX_QUERY_LENGTH);
}

/** Maximum number of characters of a path that are searched for. */
const MAX_QUERY_LENGTH = 80;

/**
 * Renders the search field. It is filled in with `words` after hydration, because `404.html` is the same for all
 * addresses. Without scripts, only the link to the search page is shown.
 */
function SearchByPath({ words, label }: { words: string; label: string }) {
  const navigate = useNavigate();
  const [typedText, setTypedText] = useState<string>();
  const initialText = useOnceHydrated(words) ?? "";
  const text = typedText ?? initialText;
  const searchAddress = addressOf("search") + (text && `?q=${encodeURIComponent(text)}`);
  return (
    <Flex align="center" columnGap="6">
      <Box flex="1" minW="0" css={{ "@media (scripting: none)": { display: "none" } }}>
        <SearchField value={text} onType={setTypedText} onSubmit={() => void navigate(searchAddress)} />
      </Box>
      <QuietLink to={searchAddress}>{label}</QuietLink>
    </Flex>
  );
}

function NewestLink({ label, name, lang, address, picture }: PageLink & { label: string }) {
  return (
    <SiteLink to={address} display="flex" alignItems="center" gap="4" {...zoomOnHover(1.04)}>
      {picture && (
        <chakra.span overflow="hidden">
          <Picture
            picture={{ ...picture, alt: "" }}
            coverOf={address}
            sizes="4.5rem"
            w="4.5rem"
            h="6.375rem"
            transition="transform {durations.slow} {easings.house}"
          />
        </chakra.span>
      )}
      <span>
        <chakra.span display="block" textStyle="label" color="fg.muted">
          {label}
        </chakra.span>
        <chakra.span lang={lang} display="block" textStyle="title" lineHeight={leadingOf(name)}>
          {name}
        </chakra.span>
      </span>
    </SiteLink>
  );
}
