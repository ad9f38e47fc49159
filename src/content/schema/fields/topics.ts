/** The topics of a document. */
import { z } from "zod";
import { messages } from "../../messages/messages.ts";
import { TOPIC_TYPE } from "../../../shared/magazine/addresses.ts";
import { described } from "../metadata.ts";
import { reference } from "./reference.ts";
import { findRepeated } from "./repeated.ts";

const topicList = z
  .array(reference(TOPIC_TYPE ?? "").meta(messages.topics.topic))
  .superRefine((topics, context) => findRepeated(topics, context, { keyOf: ({ slug }) => slug }))
  .optional();

const fields = { topics: described(topicList, messages.topics.topics) };

/** The field for the topics of a document, the most relevant first. Magazines without topics lack this field. */
export const topics = TOPIC_TYPE ? fields : ({} as typeof fields);
