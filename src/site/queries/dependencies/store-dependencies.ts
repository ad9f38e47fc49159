/** Tracks reads of the store that belong to no question: whole documents, and lists used outside of any question. */
import { listen, textOf } from "#content/store.js";
import { declareQuestion, recordRead } from "./dependency-tracking.ts";

declareQuestion("document", (key) => {
  const [type = "", slug = ""] = key.split("/");
  return textOf(type, slug);
});
declareQuestion("list", (type) => textOf(type));
listen((type) => recordRead("list", type));
