/** The name of a file in the folder of the document; a file may be dropped here if the editor takes its kind. */
import { Box } from "@chakra-ui/react";
import { leaf } from "../leaf.tsx";
import { LineInput } from "../line-input.tsx";
import { useTaking } from "../use-taking.ts";
import { useFileDrop } from "../../upload/use-file-drop.ts";
import { UploadStatus } from "../../upload/upload-status.tsx";

export const file = leaf(function FileControl(props) {
  const taking = useTaking(([taken]) => taken && props.write(taken.src));
  const drop = useFileDrop((files) => {
    taking.take(files.slice(0, 1));
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
      <UploadStatus progress={taking.progress} refusals={taking.refusals} />
    </Box>
  );
});
