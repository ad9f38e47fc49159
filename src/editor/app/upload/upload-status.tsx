import { chakra, Flex, Spinner } from "@chakra-ui/react";
import type { Upload } from "./use-upload.ts";

interface UploadStatusProps extends Pick<Upload, "progress" | "refusals"> {
  /** What is left to do about what was taken: a sentence. */
  reminder?: string;
}

/** Both regions are there before they say something: a screen reader hears only what changes in them. */
export function UploadStatus({ progress, reminder, refusals }: UploadStatusProps) {
  return (
    <>
      <chakra.div role="status" fontSize="xs" color="fg.muted">
        {progress && (
          <Flex align="center" gap="2" paddingTop="2">
            <Spinner size="xs" />
            {progress}
          </Flex>
        )}
        {reminder && (
          <chakra.p paddingTop="2" color="fg">
            {reminder}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.div role="alert" fontSize="xs" color="fg.error">
        {refusals.map((refusal) => (
          <chakra.p key={refusal} paddingTop="2">
            {refusal}
          </chakra.p>
        ))}
      </chakra.div>
    </>
  );
}
