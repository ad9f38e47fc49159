import { useMemo } from "react";
import type { Entry, RoomType } from "../../editing/protocol.ts";
import type { FormDesk } from "../form/desk.ts";
import { fileAddress, roomApi, takePicture } from "../room-api.ts";
import { fileBeside } from "../../editing/addresses.ts";

/** What the form needs of the room, the same object while nothing of it changes. */
export function useDesk(file: string, entries: readonly Entry[], types: readonly RoomType[]): FormDesk {
  return useMemo(
    () => ({
      file,
      entries,
      typeName: (collection) => types.find(({ name }) => name === collection)?.plural ?? collection,
      pictureAddress: (src) => fileAddress(fileBeside(file, src)),
      takePicture: (picture) => takePicture(file, picture),
      pictures: () => roomApi.pictures({ file }),
      removePicture: (src) => roomApi.removePicture({ file, src }).then(() => {}),
    }),
    [file, entries, types],
  );
}
