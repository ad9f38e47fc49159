/** The name of a file in the folder of the document; a file may be dropped here if the editor takes its kind. */
import { Box, Input } from "@chakra-ui/react";
import type { LeafProps } from "../control-props.ts";
import { useTaking } from "../picture/use-taking.ts";
import { useFileDrop } from "../../upload/use-file-drop.ts";
import { UploadStatus } from "../../upload/upload-status.tsx";

export function FileControl({ aria, text, schema, write }: LeafProps) {
  const taking = useTaking(([taken]) => taken && write(taken.src));
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
      <Input
        {...aria}
        size="sm"
        spellCheck={false}
        value={text}
        placeholder={schema.examples?.[0]}
        onChange={(event) => write(event.target.value)}
      />
      <UploadStatus progress={taking.progress} refusals={taking.refusals} />
    </Box>
  );
}
