import path from "node:path";
import { z } from "zod";
import { messages } from "../../messages/messages.ts";

interface Size {
  /** The minimum and maximum length of a side of the square picture, in pixels. */
  square: readonly [from: number, to: number];
}

/** The name of a square JPEG or PNG picture in `public/`. Validation is asynchronous, because it reads the file. */
export const publicPicture = (folder: string, { square }: Size) =>
  z
    .string()
    .regex(/^[\w-]+\.(?:jpe?g|png)$/, messages.configuration.noCover)
    .superRefine(async (name, context) => {
      const message = await pictureFault(path.join(folder, name), square);
      if (message) context.addIssue({ code: "custom", message });
    });

/** Returns a sentence that says what is wrong with the picture; `undefined` if the picture is valid. */
async function pictureFault(file: string, [from, to]: Size["square"]): Promise<string | undefined> {
  const { default: sharp } = await import("sharp");
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined);
  const name = path.relative(".", file);
  if (!metadata) return messages.configuration.noPicture(name);
  const { width, height } = metadata;
  if (width === height && width >= from && width <= to) return undefined;
  return messages.configuration.coverSize(name, [width, height], [from, to]);
}
