import { Box } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import type { EditorProblem } from "../../contract/protocol.ts";

/** What is to be known above the fields of a document. */
export function Notice({ severity, ...props }: ComponentProps<typeof Box> & Pick<EditorProblem, "severity">) {
  const look = { borderColor: `border.${severity}`, bg: `bg.${severity}` };
  return <Box as="section" mb="6" p="4" borderWidth="1px" rounded="md" {...look} {...props} />;
}
