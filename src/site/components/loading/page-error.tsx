import { Center, chakra } from "@chakra-ui/react";
import { Component, type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { LoadFailure } from "../../../shared/loading/load-once.ts";
import { Button } from "../button/button.tsx";
import { reloadIfStale, reloadPage, useOnReturn } from "./reload.ts";
import { SiteLink } from "../links/site-link.tsx";
import { leadingOf } from "../../theme/headings.ts";

interface PageErrorProps {
  home: string;
  children: ReactNode;
}

/** Renders a message instead of a page that could not be loaded or rendered. The header and the footer stay. */
export class PageError extends Component<PageErrorProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return error instanceof LoadFailure ? <LoadMessage /> : <BrokenMessage home={this.props.home} />;
  }
}

/**
 * Renders the message for code that could not be loaded. The retry button reloads the page, because a new version of
 * the site may have files with other names.
 */
function LoadMessage() {
  const { t } = useTranslation();
  useEffect(() => void reloadIfStale(), []);
  useOnReturn(reloadPage);
  return (
    <Message group="loadError">
      <Button onClick={reloadPage}>{t("loadError.retry")}</Button>
    </Message>
  );
}

function BrokenMessage({ home }: { home: string }) {
  const { t } = useTranslation();
  return (
    <Message group="pageError">
      <Button asChild>
        <SiteLink to={home}>{t("pageError.home")}</SiteLink>
      </Button>
    </Message>
  );
}

function Message({ group, children }: { group: "loadError" | "pageError"; children: ReactNode }) {
  const { t } = useTranslation();
  const title = t(`${group}.title`);
  // The message may replace the first page of the visit before its hydration. The inline script holds presses on
  // buttons until hydration, so the script has to be stopped here.
  useEffect(() => window.prehydration?.endWaiting(), []);
  return (
    <Center role="alert" minH="100svh" flexDirection="column" gap="6" px="gutter" textAlign="center">
      <chakra.h1 textStyle="title" lineHeight={leadingOf(title)}>
        {title}
      </chakra.h1>
      <p>{t(`${group}.hint`)}</p>
      {children}
    </Center>
  );
}
