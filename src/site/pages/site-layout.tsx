import { Box, chakra } from "@chakra-ui/react";
import { type ReactNode, createContext, type ReactElement, useContext } from "react";
import { useTranslation } from "react-i18next";
import { Footer } from "../components/footer/footer.tsx";
import { Header } from "../components/header/header.tsx";
import { SectionNamesContext, useSectionName } from "../components/links/section-name.ts";
import { getSite, sectionNames } from "../queries/site.ts";
import { useNavigation } from "./navigation-items.ts";

/** Renders the header, a page and the footer. The page is at most 1800 px wide. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { name, email, social } = getSite();
  const items = useNavigation();
  const nameOf = useSectionName(sectionNames());
  return (
    <>
      <SkipLink>{t("skipToContent")}</SkipLink>
      <Bar name="header">
        {/* Around the whole page, this provider would delay a change of language until all parts have loaded. */}
        <SectionNamesContext value={sectionNames()}>
          <Header siteName={name} items={items} />
        </SectionNamesContext>
      </Bar>
      <chakra.main id="content" tabIndex={-1} pt="header" pb="footer" minH="100svh">
        <Box maxW="page" mx="auto">
          {children}
        </Box>
      </chakra.main>
      <Bar name="footer">
        <Footer email={email} profiles={social} items={items} contributors={nameOf("contributors")} />
      </Bar>
    </>
  );
}

/** Renders the link that skips to the content. It is the first element that Tab reaches (WCAG 2.2, 2.4.1). */
function SkipLink({ children }: { children: ReactNode }) {
  return (
    <chakra.a
      href="#content"
      position="fixed"
      top="2"
      insetStart="2"
      zIndex="overlay"
      px="4"
      py="3"
      bg="primary"
      color="fg.inverted"
      transform="translateY(-200%)"
      _focus={{ transform: "none" }}
    >
      {children}
    </chakra.a>
  );
}

/** Returns the node to render in place of a bar, which is the header or the footer. */
type RenderBar = (name: string, bar: ReactElement) => ReactNode;

/** Lets the prerenderer replace the bars of a page with bars that it rendered for another page. */
export const RenderBarContext = createContext<RenderBar>((_name, bar) => bar);

/** Renders the header or the footer. Each is the same on every page, except for the links to the current page. */
function Bar({ name, children }: { name: string; children: ReactElement }) {
  return useContext(RenderBarContext)(name, children);
}
