/**
 * The module `pompa/site`, which the `site.ts` and the pages of a document type import. docs/adding-a-type.md has an
 * example. `__CONTENT__` is true when content is available: during prerendering, in development and in the editor's
 * preview. Code that depends on `__CONTENT__` is left out of the scripts that readers load.
 */
export { Box, chakra, Flex, Grid } from "@chakra-ui/react";
export type { Thing } from "schema-dts";

export { documentType, listedType } from "./site/registry/document-type.tsx";
export { listPage } from "./site/registry/list-page.tsx";

export { addressFor, hrefOf } from "./shared/compiled/address.ts";
export type { Picture as PictureData, RichText } from "./shared/compiled/document.ts";
export { SECTIONS } from "./shared/magazine/addresses.ts";
export { CONTENT_LANGUAGE, LOCALE } from "./shared/magazine/language.ts";
export { textIn } from "./shared/magazine/local-text.ts";
export type { DocumentPage } from "./site/queries/pages/document-page.ts";
export type { ListProps } from "./site/queries/lists/list-page-data.ts";
export type { Neighbours as NeighbourLinks } from "./site/queries/lists/order.ts";
export type { PageLink } from "./site/queries/pages/page-link.ts";
export type { PageTexts, WithTexts } from "./site/queries/pages/page-texts.ts";
export { addressOf, getSite } from "./site/queries/site.ts";

export { withRoles } from "./site/search/credits.ts";
export { absolute } from "./site/seo/markup.ts";
export { escapeMarkup } from "./site/seo/markup.ts";
export type { FeedChannel, FeedText } from "./site/seo/feeds.ts";
export { contributors, type CreditFacts, type PageFacts, work } from "./site/seo/structured-data/documents.ts";
export { organizationId, type Publication } from "./site/seo/structured-data/site-graph.ts";

export { Topics } from "./site/components/topics/topics.tsx";
export { Revisions } from "./site/components/revisions/revisions.tsx";
export { formatBytes, formatDate } from "./site/i18n/format.ts";
export { useLocalText } from "./site/i18n/use-texts.ts";
export { useReaderLanguage, useWords } from "./site/i18n/use-texts.ts";
export { leadingOf } from "./site/theme/headings.ts";

export { CreditsSection } from "./site/components/credits/credits-section.tsx";
export { WithCredit } from "./site/components/credits/picture-credit.tsx";
export { DeferredContent } from "./site/components/layout/deferred-content.tsx";
export { Neighbours } from "./site/components/links/neighbours.tsx";
export { PageBanner } from "./site/components/layout/page-banner.tsx";
export { ContactLink, SiteLink } from "./site/components/links/site-link.tsx";
export { TaglineRow } from "./site/components/layout/page-banner.tsx";
export { ListItems, ListPageOpening } from "./site/components/list/list-items.tsx";
export { Picture } from "./site/components/picture/picture.tsx";
export { Prose } from "./site/components/prose/prose.tsx";
export { ShareButton } from "./site/components/share/share-button.tsx";
export { UnpublishedMark } from "./site/components/unpublished/unpublished-mark.tsx";
export { FixedPageHead, PageHead } from "./site/pages/page-head.tsx";
