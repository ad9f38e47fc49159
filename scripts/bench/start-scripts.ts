import { MODULES_ATTRIBUTE } from "../../src/loading/entry-script.ts";

const ENTRY = new RegExp(`<script ${MODULES_ATTRIBUTE}="([^"]*)"[^>]* src="([^"]*)"`);

/** The scripts with which a built page starts, by their addresses: its entry, and those that it asks for. */
export function startScripts(html: string): string[] {
  const [, modules = "", entry = ""] = ENTRY.exec(html) ?? [];
  return [entry, ...modules.split(" ")].filter(Boolean);
}
