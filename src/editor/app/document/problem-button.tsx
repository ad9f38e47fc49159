import { chakra } from "@chakra-ui/react";

interface ProblemButtonProps {
  title: string;
  /** In words; empty for a whole document. */
  place: string;
  message: string;
  onPress: () => void;
}

/** A problem that leads to its field. */
export function ProblemButton({ title, place, message, onPress }: ProblemButtonProps) {
  return (
    <chakra.button
      type="button"
      textAlign="start"
      cursor="pointer"
      minH="6"
      textStyle="sm"
      overflowWrap="anywhere"
      _hover={{ textDecoration: "underline" }}
      onClick={onPress}
    >
      <b>{title}</b>
      {place && ` · ${place}`}. {message}
    </chakra.button>
  );
}
