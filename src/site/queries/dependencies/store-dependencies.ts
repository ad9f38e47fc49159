/** Tracks documents and lists that pages read directly from the content store, without a question about the content. */
import { listen, textOf } from "#content/store.js";
import { declareQuestion, recordRead } from "./dependency-tracking.ts";

declareQuestion("document", (key) => {
  const [type = "", slug = ""] = key.split("/");
  return textOf(type, slug);
});
declareQuestion("list", (type) => textOf(type));
listen((type) => recordRead("list", type));
