import { LazyMarkdownEditor } from "../../markdown/lazy-markdown-editor.tsx";
import { leaf } from "../leaf.tsx";

export const markdown = leaf(LazyMarkdownEditor);
