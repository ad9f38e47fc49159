/** Links and pictures whose address stands elsewhere in the text, `[telar][1]`, become like all the others. */
import type { Definition, Image, ImageReference, Link, LinkReference, Root } from "mdast";
import { visit } from "unist-util-visit";

export function inlineReferences(text: Root): Root {
  const definitions = definitionsOf(text);
  if (definitions.size === 0) return text;
  visit(text, ["linkReference", "imageReference"], (node, index, parent) => {
    const reference = node as LinkReference | ImageReference;
    const definition = definitions.get(reference.identifier);
    if (definition && parent && index !== undefined) parent.children[index] = inlined(reference, definition);
  });
  return text;
}

/** Of several with one name the first counts: https://spec.commonmark.org/0.31.2/#matches */
function definitionsOf(text: Root): Map<string, Definition> {
  const found = new Map<string, Definition>();
  visit(text, "definition", (definition) => {
    if (!found.has(definition.identifier)) found.set(definition.identifier, definition);
  });
  return found;
}

function inlined(reference: LinkReference | ImageReference, { url, title }: Definition): Link | Image {
  const common = { url, ...(title && { title }), ...(reference.position && { position: reference.position }) };
  if (reference.type === "imageReference") return { type: "image", alt: reference.alt ?? "", ...common };
  return { type: "link", children: reference.children, ...common };
}
