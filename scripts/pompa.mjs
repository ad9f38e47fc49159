#!/usr/bin/env node
/** `pompa build …`: a command on the magazine in whose folder it is called, of an engine that is installed there. */
import { nearestMagazine } from "./magazine.mjs";
import { NAMES } from "./names.mjs";

const [name = "", ...others] = process.argv.slice(2);
/** A new magazine has nothing of the one in whose folder it is made, as its types. */
const folder = name === "create" ? undefined : (process.env.MAGAZINE ?? nearestMagazine());
if (folder) process.env.MAGAZINE = folder;
else delete process.env.MAGAZINE;
/** What is said of commands then says so (src/content/messages/called.ts). */
process.env.CALLED_BY_POMPA = "1";

process.argv.splice(2, Infinity, ...command());
await import("./compiled.mjs");

function command() {
  if (!name || asksHelp(name)) return ["overview"];
  if (!Object.hasOwn(NAMES, name)) return ["overview", name];
  const isAnywhere = folder || name === "create" || others.some((each) => asksHelp(each) || isMagazine(each));
  return isAnywhere ? [...NAMES[name], ...others] : ["overview", "--nowhere"];
}

function asksHelp(argument) {
  return ["--help", "-h"].includes(argument);
}

function isMagazine(argument) {
  return /^--magazine(?:=|$)/.test(argument);
}
