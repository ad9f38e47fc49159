/** Actions on the pictures of a document. */
import { findDocument } from "../content/documents.ts";
import { listPictures, removePicture, takePicture, type UploadedPicture } from "../pictures/picture-folder.ts";
import { usedPictures } from "../pictures/used-pictures.ts";
import type { EditorApi, TakenPicture } from "../../contract/protocol.ts";
import { throwIfRefused } from "../http/refused-request.ts";
import { inTurn, type EditorContext, notifyFilesChanged } from "./context.ts";

type PictureActions = Pick<EditorApi, "pictures" | "removePicture"> & {
  takePicture: (uploaded: UploadedPicture & { file: string }) => Promise<TakenPicture>;
};

export function pictureActions(context: EditorContext): PictureActions {
  const { content, pictureAddress, removedDir } = context;
  const { contentDir } = content;
  return {
    pictures: async ({ file }) => {
      await findDocument(content, file);
      const listing = { used: await usedPictures(content), addressOf: pictureAddress };
      return throwIfRefused(await listPictures({ contentDir, file }, listing));
    },
    removePicture: ({ file, src }) =>
      inTurn(async () => {
        await findDocument(content, file);
        throwIfRefused(
          await removePicture({ contentDir, file }, { src, used: await usedPictures(content), removedDir }),
        );
        await notifyFilesChanged(context);
        return {};
      }),
    takePicture: async ({ file, ...uploaded }) => {
      await findDocument(content, file);
      const whileDocumentExists = <Result>(write: () => Promise<Result>) =>
        inTurn(async () => {
          // The document is looked up again, because it may have been removed while the picture was prepared, which
          // takes seconds.
          await content.read();
          await findDocument(content, file);
          const result = await write();
          await notifyFilesChanged(context);
          return result;
        });
      return throwIfRefused(await takePicture({ contentDir, file }, uploaded, whileDocumentExists));
    },
  };
}
