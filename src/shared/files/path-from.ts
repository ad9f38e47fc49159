import path from "node:path";

/** Returns the path of a file relative to a folder, with `/` as separator. */
export const pathFrom = (folder: string, file: string): string => path.relative(folder, file).replaceAll(path.sep, "/");
