import { Center, chakra } from "@chakra-ui/react";
import { Component, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../button/button.tsx";

/** A page whose code or content could not be loaded says so, and offers to try again. */
export class LoadError extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <LoadErrorMessage /> : this.props.children;
  }
}

/** Reloading also finds the files of a version that was published meanwhile. */
function LoadErrorMessage() {
  const { t } = useTranslation();
  return (
    <Center role="alert" minHeight="100dvh" flexDirection="column" gap="6" px="gutter" textAlign="center">
      <chakra.p textStyle="title">{t("loadError.title")}</chakra.p>
      <p>{t("loadError.hint")}</p>
      <Button onClick={() => window.location.reload()}>{t("loadError.retry")}</Button>
    </Center>
  );
}
