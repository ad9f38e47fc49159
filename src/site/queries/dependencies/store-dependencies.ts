/** Reads of the store that are tracked without a question: whole documents, and lists used outside of any question. */
import { listen, textOf } from "#content/store.js";
import { answerWith, noteRead } from "./dependency-tracking.ts";

answerWith("document", (key) => {
  const [type = "", slug = ""] = key.split("/");
  return textOf(type, slug);
});
answerWith("list", (type) => textOf(type));
listen((type) => noteRead("list", type));
