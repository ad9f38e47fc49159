/** All blocks that a text can contain, in the order of their buttons in the editor. */
import type { Block } from "../compiler/document/block.ts";
import { embed } from "./embed.ts";
import { figure } from "./figure.ts";
import { gallery } from "./gallery.ts";
import { note } from "./note.ts";
import { quote } from "./quote.ts";

export const BLOCKS: readonly Block[] = [figure, gallery, quote, note, embed];
