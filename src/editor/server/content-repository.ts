import { HISTORY_DIR } from "../../delivery/build/paths.ts";
import type { EditedContent } from "./content/edited-content.ts";
import { openRepository, type RepositoryOptions } from "./git/repository.ts";
import { unusedPictures } from "./pictures/used-pictures.ts";

/** The repository in which edited content lies, of which nothing is published that has problems or is not used. */
export const repositoryOf = (content: EditedContent, options: Partial<RepositoryOptions> = {}) =>
  openRepository(content.contentDir, {
    held: () => content.withProblems(),
    unused: () => unusedPictures(content),
    compile: (folder) => content.problemsIn(folder),
    historyDir: HISTORY_DIR,
    ...options,
  });
