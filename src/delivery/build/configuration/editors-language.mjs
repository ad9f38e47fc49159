// @ts-check
/** The language of editors, for programs that run before the configuration is compiled. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { launcherMessages } from "../../../content/messages/launcher.mjs";

/**
 * Returns the language of the terminal, for users without a magazine; English for every language except Spanish.
 *
 * @returns {"en" | "es"}
 */
export function terminalLanguage() {
  const { language } = new Intl.Locale(Intl.DateTimeFormat().resolvedOptions().locale);
  return language === "es" ? "es" : "en";
}

/**
 * Returns the messages in the language that the configuration in a folder names, or else in the terminal's language.
 *
 * @param {string} folder
 */
export function messagesFor(folder) {
  const [, language] = /\beditorsLanguage:\s*["'](en|es)["']/.exec(read(path.join(folder, "magazine.config.ts"))) ?? [];
  return launcherMessages[language === "en" || language === "es" ? language : terminalLanguage()];
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
