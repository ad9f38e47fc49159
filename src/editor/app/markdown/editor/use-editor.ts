import { Compartment, Transaction } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { BlockTools } from "./blocks-shown.ts";
import { type EditorEvents, extensions, forgetHistory } from "./extensions.ts";

interface EditorOptions extends Omit<EditorEvents, "onText">, BlockTools {
  value: string;
  onChange: (value: string) => void;
  /** Attributes of the editable element. */
  attributes: Record<string, string>;
}

/** Mounts CodeMirror in the returned frame, and applies changes of `value` that come from outside. */
export function useEditor({ value, onChange, attributes, ...events }: EditorOptions) {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [attributesCompartment] = useState(() => new Compartment());
  const lineEnd = useRef<LineEnd>("\n");
  /** Texts that were passed to `onChange` and are not applied when they come back as `value`. */
  const sent = useRef<string[]>([]);

  const onText = useEffectEvent((text: string) => {
    const output = lineEnd.current === "\n" ? text : text.replaceAll("\n", lineEnd.current);
    sent.current.push(output);
    onChange(output);
  });
  const onState = useEffectEvent(events.onState);
  const onLink = useEffectEvent(events.onLink);
  const onFiles = useEffectEvent(events.onFiles);
  const onPasted = useEffectEvent(events.onPasted);
  const onAddress = useEffectEvent(events.onAddress);
  const onEdit = useEffectEvent(events.onEdit);
  const start = useEffectEvent((parent: HTMLElement) => {
    lineEnd.current = lineEndOf(value);
    const contentAttributes = attributesCompartment.of(EditorView.contentAttributes.of(attributes));
    const { blocks, pictureAddress } = events;
    const fixedExtensions = extensions(
      { onText, onState, onLink, onFiles, onPasted, onAddress },
      { blocks, pictureAddress, onEdit },
    );
    return new EditorView({ parent, doc: withoutReturns(value), extensions: [contentAttributes, fixedExtensions] });
  });
  const applyValue = useEffectEvent((editor: EditorView, text: string) => {
    const sentIndex = sent.current.lastIndexOf(text);
    sent.current = sent.current.slice(sentIndex + 1);
    if (sentIndex >= 0) return;
    sent.current = [];
    lineEnd.current = lineEndOf(text);
    const changes = changeTo(editor.state.doc.toString(), withoutReturns(text));
    editor.dispatch({ changes, annotations: [Transaction.addToHistory.of(false), Transaction.remote.of(true)] });
    forgetHistory(editor);
  });

  useEffect(() => {
    if (!frame.current) return undefined;
    const editor = start(frame.current);
    setView(editor);
    onState(editor.state);
    return () => editor.destroy();
  }, []);
  useEffect(() => view && applyValue(view, value), [view, value]);
  const attributesJson = JSON.stringify(attributes);
  useEffect(() => {
    const newAttributes: Record<string, string> = JSON.parse(attributesJson);
    view?.dispatch({ effects: attributesCompartment.reconfigure(EditorView.contentAttributes.of(newAttributes)) });
  }, [view, attributesCompartment, attributesJson]);
  return { frame, view };
}

/** Returns the change that turns `before` into `after`. It excludes the common start and end of the two texts. */
export function changeTo(before: string, after: string): { from: number; to: number; insert: string } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

type LineEnd = "\n" | "\r\n";

/**
 * Returns the line end of a text: `\r\n` only if all lines end with it. In a text with mixed line ends, `\r` is treated
 * as a character.
 */
export function lineEndOf(text: string): LineEnd {
  return text.includes("\r\n") && !/(?<!\r)\n/.test(text) ? "\r\n" : "\n";
}

export function withoutReturns(text: string): string {
  return lineEndOf(text) === "\n" ? text : text.replaceAll("\r\n", "\n");
}
