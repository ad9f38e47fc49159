import { Button, Text } from "@chakra-ui/react";
import { useMemo } from "react";
import * as messages from "#messages";
import type { EditorType } from "../../contract/protocol.ts";
import { openDocument } from "../first-requests.ts";
import { Panel } from "../layout/views.tsx";
import { useAnswer } from "../use-request.ts";
import { DocumentScreen, type DocumentScreenProps } from "./document-screen.tsx";
import type { FormSchema } from "../../../content/authoring/schemas/form-schema.ts";

/** Loads a document and renders its screen. */
export function DocumentLoader(props: Omit<DocumentScreenProps, "opened" | "checkedProblems">) {
  const { file } = props.entry;
  const { problems, warnings } = props.state;
  const { answer: opened, failure, send } = useAnswer(() => openDocument(file));
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
        <Button mt="3" size="sm" onClick={send}>
          {messages.common.tryAgain}
        </Button>
      )}
    </Panel>
  );
}

/** Returns the type with the fields that the document can have. `only` lists the documents that can have a field. */
function typeFor(type: EditorType, slug: string): EditorType {
  const { properties = {} } = type.form;
  const isApplicable = ([, { only }]: [string, FormSchema]) => only === undefined || only.includes(slug);
  const applicable = Object.entries(properties).filter(isApplicable);
  return { ...type, form: { ...type.form, properties: Object.fromEntries(applicable) } };
}
