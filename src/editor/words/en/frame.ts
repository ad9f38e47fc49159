import type { frame as Spanish } from "../es/frame.ts";

export const frame: typeof Spanish = {
  noAnswer: "The editor isn't responding. If you closed it, open it again: what you wrote is still here.",
  teamNoAnswer:
    "The editor isn't responding. What you wrote is still here; if it isn't back in a while, tell whoever manages it.",
  loginEnded:
    "Your login has ended. Log in again in another tab and come back to this one: what you wrote is still here.",
  enter: "Log in in another tab",
  title: (magazine: string) => `${magazine} · Editor`,
  offline: "Offline",
  pending: (count: number) => ` (${count} not published)`,
  requests: (requests: number) => ` (${requests === 1 ? "1 request" : `${requests} requests`})`,
  documents: "Documents",
  opening: "Opening the editor…",
  opensLater: "The other document opens as soon as what you added to this one has arrived.",
  isMissing: (file: string) => `${file} isn't here.`,
  close: "Close",
  form: "Form",
  page: "Page",
  start: "Home",
  views: "Views",
  problems: (problems: number): string => (problems === 1 ? "problem" : "problems"),
  name: "Editor",
};
