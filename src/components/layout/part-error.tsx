import { Component, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PartMessage } from "./part-message.tsx";

interface PartErrorProps {
  /** The reader goes on without the part. */
  onDismiss: () => void;
  children: ReactNode;
}

/** A part of a page that could not be loaded, as the viewer, says so over the page; the page stays as it is. */
export class PartError extends Component<PartErrorProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const dismiss = () => {
      this.setState({ failed: false });
      this.props.onDismiss();
    };
    return this.state.failed ? <PartErrorMessage onDismiss={dismiss} /> : this.props.children;
  }
}

function PartErrorMessage({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTranslation();
  return <PartMessage action={t("loadError.dismiss")} onPress={onDismiss} />;
}
