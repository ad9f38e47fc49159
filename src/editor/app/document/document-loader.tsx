import { Button, Text } from "@chakra-ui/react";
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from "react";
import * as messages from "#messages";
import type { Opened, EditorType } from "../../contract/protocol.ts";
import { connection, onConnection } from "../connection.ts";
import { openDocument } from "../first-requests.ts";
import { Panel } from "../layout/views.tsx";
import { DocumentScreen, type DocumentScreenProps } from "./document-screen.tsx";
import type { FormSchema } from "../../../content/authoring/schemas/form-schema.ts";

/** Loads a document and renders its screen. */
export function DocumentLoader(props: Omit<DocumentScreenProps, "opened" | "checkedProblems">) {
  const { file } = props.entry;
  const { problems, warnings } = props.state;
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState("");
  const [attempt, setAttempt] = useState(1);
  // The request is sent before the first paint, because the form should appear before the list of documents.
  useLayoutEffect(() => {
    if (attempt > 0) openDocument(file).then(setOpened, (error: Error) => setFailure(error.message));
  }, [file, attempt]);
  const retry = () => {
    setFailure("");
    setAttempt(attempt + 1);
  };
  const retryIfConnected = useEffectEvent(() => connection() === "there" && failure && retry());
  useEffect(() => onConnection(retryIfConnected), []);
  const documentProblems = useMemo(
    () => [...problems, ...warnings].filter((each) => each.file === file),
    [problems, warnings, file],
  );
  const type = useMemo(() => typeFor(props.type, props.entry.slug), [props.type, props.entry.slug]);
  if (opened) return <DocumentScreen {...props} type={type} opened={opened} checkedProblems={documentProblems} />;
  return (
    <Panel view="start" as="main" p={{ base: "4", md: "10" }} align="start">
      <Text role="status">{failure || messages.document.opening}</Text>
      {failure && (
        <Button mt="3" size="sm" onClick={retry}>
          {messages.common.tryAgain}
        </Button>
      )}
    </Panel>
  );
}

/** Returns the type without the fields that only other documents have. `only` lists the documents that have a field. */
function typeFor(type: EditorType, slug: string): EditorType {
  const { properties = {} } = type.form;
  const isApplicable = ([, { only }]: [string, FormSchema]) => only === undefined || only.includes(slug);
  const applicable = Object.entries(properties).filter(isApplicable);
  return { ...type, form: { ...type.form, properties: Object.fromEntries(applicable) } };
}
