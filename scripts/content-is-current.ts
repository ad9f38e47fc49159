/**
 * Runs before `test:types`. Fails if the output of the compiler is outdated, because the types of the content match the
 * schemas only after a `content:build`.
 */
import { messages } from "../src/content/messages/messages.ts";
import { compilerVersion } from "../src/delivery/build/content/compiler-version.ts";
import { GENERATED_DIR } from "../src/delivery/build/paths.ts";
import { isCurrent } from "../src/content/compiler/output/state.ts";
import { fail } from "./outcome/fail.ts";

if (!isCurrent(GENERATED_DIR, compilerVersion())) fail(messages.commands.outdated);
