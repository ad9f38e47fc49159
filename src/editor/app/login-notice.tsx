import { Box, Button } from "@chakra-ui/react";
import * as words from "#words";
import { useConnection } from "./connection.ts";

/** Says that a login has ended and leads to the next one, until that is there. The page stays: it has what was typed. */
export function LoginNotice() {
  const isOver = useConnection() === "loggedOut";
  return (
    <Box role="alert" px="4" py={isOver ? "2" : "0"} borderBottomWidth={isOver ? "1px" : "0"} bg="bg.warning">
      {isOver && (
        <>
          {words.frame.loginEnded}{" "}
          <Button asChild size="xs" variant="outline" bg="bg">
            <a href="/" target="_blank">
              {words.frame.enter}
            </a>
          </Button>
        </>
      )}
    </Box>
  );
}
