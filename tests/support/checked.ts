import { VALID } from "./documents.ts";
import { type Files, place, workspace } from "./workspace.ts";

/** What is said of a content folder that is right but for these files. */
export async function checked(files: Files) {
  const { check } = await workspace({ ...VALID, ...files });
  const { problems, warnings } = await check();
  return {
    problems: problems.map(place),
    warnings: warnings.map(place),
    texts: warnings.map(({ message }) => message),
  };
}
