import { Flex, type FlexProps } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Button } from "../button/button.tsx";
import { reloadPage, useOnReturn } from "./reload.ts";
import { Component, type ReactNode, Suspense } from "react";

interface PartMessageProps {
  action: "retry" | "dismiss";
  onPress: () => void;
}

/** Renders a message above the footer. The message says that a part of the page could not be loaded. */
export function PartMessage({ action, onPress }: PartMessageProps) {
  const { t } = useTranslation();
  useOnReturn(action === "retry" ? onPress : reloadPage);
  return (
    <AlertBox position="fixed" insetX="0" bottom="footer" zIndex="overlay" px="gutter">
      <span>
        {t("loadError.part")} {t("loadError.hint")}
      </span>
      <Button onClick={onPress}>{t(`loadError.${action}`)}</Button>
    </AlertBox>
  );
}

/** Renders the box of a message about a failure: its text, and a button. */
export const AlertBox = (props: FlexProps) => (
  <Flex
    role="alert"
    wrap="wrap"
    align="center"
    justify="space-between"
    gap="4"
    py="4"
    bg="secondary"
    // In forced-colors mode the message has the background of the page, and this border becomes visible.
    border="2px solid transparent"
    color="fg"
    {...props}
  />
);

interface OnDemandPartProps {
  /** Called when the reader dismisses the message. */
  onDismiss: () => void;
  children: ReactNode;
}

/**
 * Renders a part that loads on demand, such as the viewer. If the part cannot be loaded, an error message appears over
 * the page; the rest of the page stays.
 */
export class OnDemandPart extends Component<OnDemandPartProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const dismiss = () => {
      this.setState({ failed: false });
      this.props.onDismiss();
    };
    if (this.state.failed) return <PartMessage action="dismiss" onPress={dismiss} />;
    return <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
