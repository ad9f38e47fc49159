/** Tracks direct reads of the content store, outside of any question: whole documents and lists. */
import { listen, textOf } from "#content/store.js";
import { declareQuestion, recordRead } from "./dependency-tracking.ts";

declareQuestion("document", (key) => {
  const [type = "", slug = ""] = key.split("/");
  return textOf(type, slug);
});
declareQuestion("list", (type) => textOf(type));
listen((type) => recordRead("list", type));
