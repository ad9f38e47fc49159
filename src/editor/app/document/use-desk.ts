import { useMemo } from "react";
import type { RoomType } from "../../contract/protocol.ts";
import type { FormDesk } from "../form/desk.ts";
import { fileAddress, roomApi, takePicture } from "../room-api.ts";
import { fileBeside } from "../../contract/addresses.ts";

interface DeskOptions extends Pick<FormDesk, "today" | "file" | "entries"> {
  types: readonly RoomType[];
}

/** What the form needs of the room, the same object while nothing of it changes. */
export function useDesk({ today, file, entries, types }: DeskOptions): FormDesk {
  return useMemo(
    () => ({
      today,
      file,
      entries,
      typeName: (collection) => types.find(({ name }) => name === collection)?.plural ?? collection,
      pictureAddress: (src) => fileAddress(fileBeside(file, src)),
      takePicture: (picture) => takePicture(file, picture),
      pictures: () => roomApi.pictures({ file }),
      removePicture: (src) => roomApi.removePicture({ file, src }).then(() => {}),
    }),
    [today, file, entries, types],
  );
}
