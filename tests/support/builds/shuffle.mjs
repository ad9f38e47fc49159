/** Loaded before a build (`--import`): folders are listed in another order each time, as file systems may. */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const shuffle = (list) =>
  list
    .map((entry) => [Math.random(), entry])
    .toSorted(([a], [b]) => a - b)
    .map(([, entry]) => entry);

const { readdirSync } = fs;
fs.readdirSync = (...args) => shuffle(readdirSync(...args));
const { readdir } = fs.promises;
fs.promises.readdir = async (...args) => shuffle(await readdir(...args));
syncBuiltinESMExports();
