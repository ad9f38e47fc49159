import { UsageError } from "../../delivery/build/usage-error.ts";

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: "está ocupado",
  EACCES: "es de los que sólo abre quien administra la computadora",
};

/** Throws a `UsageError` where another listens on a port, or it is not ours to listen on. */
export const ifRefused = (option: string, port: number) => (error: NodeJS.ErrnoException) => {
  const reason = REASONS[error.code ?? ""];
  throw reason ? new UsageError(`--${option}: el puerto ${port} ${reason}. Elegí otro.`) : error;
};
