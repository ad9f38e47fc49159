/** The pictures of a document. */
import { findDocument } from "../content/documents.ts";
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
  const used = async () => (await content.read()).sources.flatMap(picturesNamed);
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
      const taken = accepted(await takePicture({ contentDir, file }, handed));
      await written(context);
      return taken;
    },
  };
}
