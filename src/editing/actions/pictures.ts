/** The pictures of a document. */
import { findDocument, readOnDisk } from "../content/documents.ts";
import type { EditedContent } from "../content/edited-content.ts";
import { listPictures } from "../pictures/list-pictures.ts";
import { picturesNamed } from "../pictures/pictures-named.ts";
import { removePicture } from "../pictures/remove-picture.ts";
import { takePicture } from "../pictures/take-picture.ts";
import type { RoomApi, TakenPicture } from "../protocol.ts";
import { accepted } from "./accepted.ts";
import { inTurn, type RoomContext, written } from "./context.ts";

interface Handed {
  file: string;
  name: string;
  bytes: Buffer;
}

type PictureActions = Pick<RoomApi, "pictures" | "removePicture"> & {
  takePicture: (handed: Handed) => Promise<TakenPicture>;
};

export function pictureActions(context: RoomContext): PictureActions {
  const { content, pictureAddress, removedDir } = context;
  const { contentDir } = content;
  const used = async () => {
    const { sources } = await content.read();
    // What is typed may leave out a picture that the file still names, and be discarded.
    return [...sources, ...(await savedSources(content))].flatMap(picturesNamed);
  };
  return {
    pictures: async ({ file }) => {
      await findDocument(content, file);
      const addressOf = (picture: string) => pictureAddress(picture);
      return accepted(await listPictures({ contentDir, file }, { used: await used(), addressOf }));
    },
    removePicture: ({ file, src }) =>
      inTurn(async () => {
        await findDocument(content, file);
        accepted(await removePicture({ contentDir, file }, { src, used: await used(), removedDir }));
        await written(context);
        return {};
      }),
    takePicture: async ({ file, ...handed }) => {
      await findDocument(content, file);
      const whileThere = <Result>(place: () => Promise<Result>) =>
        inTurn(async () => {
          // To prepare a large picture takes seconds, in which its document may have gone.
          await content.read();
          await findDocument(content, file);
          const placed = await place();
          await written(context);
          return placed;
        });
      return accepted(await takePicture({ contentDir, file }, handed, whileThere));
    },
  };
}

/** What the files say in place of which a draft stands. */
async function savedSources(content: EditedContent): Promise<{ file: string; text: string }[]> {
  return Promise.all(
    [...content.drafts.keys()].map(async (file) => ({ file, text: (await readOnDisk(content, file)).text })),
  );
}
