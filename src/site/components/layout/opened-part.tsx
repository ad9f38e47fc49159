import { Component, type ReactNode, Suspense } from "react";
import { PartMessage } from "./part-message.tsx";

interface OpenedPartProps {
  /** Called when the reader dismisses the message. */
  onDismiss: () => void;
  children: ReactNode;
}

/** A part that loads on demand, such as the viewer. Over the page a message says when it could not be loaded; the rest stays. */
export class OpenedPart extends Component<OpenedPartProps, { failed: boolean }> {
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
