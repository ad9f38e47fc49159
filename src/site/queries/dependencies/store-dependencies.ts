/** What is read of the store without a question: a document, and a list of which all is read by whoever asks it nothing. */
import { listen, textOf } from "#content/store.js";
import { answerWith, noteRead } from "./dependency-tracking.ts";

answerWith("document", (key) => {
  const [type = "", slug = ""] = key.split("/");
  return textOf(type, slug);
});
answerWith("list", (type) => textOf(type));
listen((type) => noteRead("list", type));
