/** What the compiler says about a field, in its words. */
import { chakra, Flex } from "@chakra-ui/react";
import { memo } from "react";
import { problemsId, useProblems } from "./use-field.ts";

interface FieldProblemsProps {
  name: string;
  /** Of the control. */
  id: string;
}

export const FieldProblems = memo(function FieldProblems({ name, id }: FieldProblemsProps) {
  const problems = useProblems(name);
  if (problems.length === 0) return null;
  return (
    <Flex id={problemsId(id)} direction="column" gap="1.5" marginTop="2">
      {problems.map(({ code, severity, title, message, hint }, index) => (
        <chakra.p
          key={`${code} ${String(index)}`}
          fontSize="xs"
          lineHeight="1.45"
          color="fg"
          borderStartWidth="3px"
          borderColor={`border.${severity}`}
          paddingStart="2.5"
        >
          <chakra.strong color={`fg.${severity}`} fontWeight="semibold">
            {severity === "warning" && "Aviso: "}
            {title}.
          </chakra.strong>{" "}
          {message} {hint}
        </chakra.p>
      ))}
    </Flex>
  );
});
