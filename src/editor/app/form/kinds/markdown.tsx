import { leaf, type LeafProps } from "../leaf.tsx";
import { Text } from "@chakra-ui/react";
import { lazy, type ReactNode, Suspense } from "react";
import * as messages from "#messages";
import { usePainted } from "../../use-painted.ts";

export const markdown = leaf(LazyMarkdownEditor);

const Editor = lazy(async () => ({ default: (await import("../../markdown/markdown-editor.tsx")).MarkdownEditor }));

/** Loads the Markdown editor on demand, because CodeMirror, which it uses, is as large as the rest of the editor. */
function LazyMarkdownEditor(props: LeafProps): ReactNode {
  const loading = <Text color="fg.muted">{messages.markdown.loading}</Text>;
  return <Suspense fallback={loading}>{usePainted() ? <Editor {...props} /> : loading}</Suspense>;
}
