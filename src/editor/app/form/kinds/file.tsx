/** Edits the name of a file in the folder of the document. A file can also be dropped onto the control. */
import { Box } from "@chakra-ui/react";
import { leaf, LineInput } from "../leaf.tsx";
import { useFileDrop } from "../../upload/file-input.tsx";
import { UploadStatus } from "../../upload/upload-status.tsx";
import { useUpload } from "../../upload/use-upload.ts";

export const file = leaf(function FileControl(props) {
  const upload = useUpload(([picture]) => picture && props.write(picture.src));
  const drop = useFileDrop((files) => {
    upload.add(files.slice(0, 1));
    return true;
  });
  return (
    <Box
      {...drop.handlers}
      rounded="md"
      outlineWidth={drop.isOver ? "2px" : "0"}
      outlineStyle="dashed"
      outlineColor="border.emphasized"
    >
      <LineInput field={props} spellCheck={false} />
      <UploadStatus upload={upload} />
    </Box>
  );
});
