/** The small magazine, built by the real build and served. */
import path from "node:path";
import { KEPT_DIR } from "../../../src/delivery/build/paths.ts";
import { serveMagazine } from "../built-magazine.ts";
import { writeSmallMagazine } from "./write.ts";

export const serveSmallMagazine = () =>
  serveMagazine({ write: writeSmallMagazine, kept: path.join(KEPT_DIR, "tests", "small-magazine") });
