import { chakra, Flex, Spinner } from "@chakra-ui/react";
import type { Taking } from "./use-taking.ts";

/** Both regions are there before they say something: a screen reader hears only what changes in them. */
export function TakingStatus({ progress, refusals }: Pick<Taking, "progress" | "refusals">) {
  return (
    <>
      <chakra.div role="status" fontSize="xs" color="fg.muted">
        {progress && (
          <Flex align="center" gap="2" paddingTop="2">
            <Spinner size="xs" />
            {progress}
          </Flex>
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
