import { Component, type ReactNode } from "react";
import { PartMessage } from "./part-message.tsx";

interface PartErrorProps {
  /** Called when the reader dismisses the message. */
  onDismiss: () => void;
  children: ReactNode;
}

/** Shows a message over the page when a part of it, such as the viewer, could not be loaded; the rest stays. */
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
    return this.state.failed ? <PartMessage action="dismiss" onPress={dismiss} /> : this.props.children;
  }
}
