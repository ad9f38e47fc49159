import { messages } from "../messages/messages.ts";
import { UsageError } from "../../shared/usage-error.ts";

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: messages.newsroom.portTaken,
  EACCES: messages.newsroom.portReserved,
};

/** Throws a `UsageError` where another listens on a port, or it is not ours to listen on. */
export const ifRefused = (option: string, port: number) => (error: NodeJS.ErrnoException) => {
  const reason = REASONS[error.code ?? ""];
  throw reason ? new UsageError(messages.newsroom.badChoiceOfPort(option, port, reason)) : error;
};
