/** The content with which a new magazine starts, and a page for its editors. Runs on that magazine. */
import magazine from "#magazine";
import { exampleContent, type Wanted } from "../../content/authoring/creating/example-content.ts";
import { AUTHORED_TYPES } from "../../content/authoring/creating/archetypes.ts";
import { namesOf } from "../../content/authoring/schemas/form-of.ts";
import { collectionNamed } from "../../types/collections.ts";
import { messages } from "../../content/messages/messages.ts";
import { FolderPlan } from "../../shared/files/folder-plan.ts";
import { drawPicture } from "./draw-picture.ts";

export async function exampleFiles(wanted: Wanted): Promise<FolderPlan> {
  const plan = new FolderPlan();
  for (const { file, text, pictures } of exampleContent(wanted)) {
    plan.write(file, text);
    for (const { file: picture, isUpright } of pictures) {
      const [width, height] = isUpright ? [SHORT, LONG] : [LONG, SHORT];
      plan.write(picture, await drawPicture({ file: picture, width, height }, magazine.colors));
    }
  }
  return plan;
}

/** Of pictures, in pixels. */
const [LONG, SHORT] = [1000, 750];

export function readmeOf(name: string): string {
  const types = AUTHORED_TYPES.map((type) => `\`content/${type}/\`: ${namesOf(collectionNamed(type)).plural}`);
  return messages.newMagazine.readme(name, types);
}
