#!/usr/bin/env node
/** `pompa build …`: runs a command of the installed package for the magazine that contains the working folder. */
import { nearestMagazine } from "./launcher/magazine.mjs";
import { COMMANDS } from "./launcher/commands.mjs";

const [name = "", ...others] = process.argv.slice(2);
/**
 * `create` runs without a magazine, because a new magazine does not depend on the magazine around the working folder.
 */
const folder = name === "create" ? undefined : (process.env.MAGAZINE ?? nearestMagazine());
if (folder) process.env.MAGAZINE = folder;
else delete process.env.MAGAZINE;
/** This variable makes messages name commands as `pompa build` (src/content/messages/command-names.ts). */
process.env.CALLED_BY_POMPA = "1";

process.argv.splice(2, Infinity, ...command());
await import("./compiled.mjs");

function command() {
  if (!name || asksHelp(name)) return ["overview"];
  if (!Object.hasOwn(COMMANDS, name)) return ["overview", name];
  const canRun = folder || name === "create" || others.some((each) => asksHelp(each) || isMagazine(each));
  return canRun ? [...COMMANDS[name], ...others] : ["overview", "--nowhere"];
}

function asksHelp(argument) {
  return ["--help", "-h"].includes(argument);
}

function isMagazine(argument) {
  return /^--magazine(?:=|$)/.test(argument);
}
