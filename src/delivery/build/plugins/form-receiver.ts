import type { Plugin } from "vite";
import { receiveSubmissions } from "../../server/receive-submissions.ts";
import { SUBMISSIONS_DIR } from "../paths.ts";

/** Receives submissions of the form in the development server. */
export function formReceiver(): Plugin {
  return {
    name: "pompa:form-receiver",
    configureServer: ({ middlewares, config }) => {
      const { receive } = receiveSubmissions(SUBMISSIONS_DIR, { base: config.base, isForm: () => true });
      middlewares.use((request, response, next) => void receive(request, response, next).catch(next));
    },
  };
}
