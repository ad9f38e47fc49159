import { Text } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import * as words from "#words";
import { onServerEvent } from "../server-events.ts";

/** How far the publication is, as the server tells. */
export function Progress() {
  const [step, setStep] = useState("");
  useEffect(() => onServerEvent("publication", (news) => setStep(news.step)), []);
  return (
    <Text role="status" mt="3">
      {step || words.publication.storing}
    </Text>
  );
}
