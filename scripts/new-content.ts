/**
 * `content:new -- <type> "Nombre"`: a new document with its fields. On a terminal it asks for what
 * is missing. Exit code 1 when nothing was made. `--content DIR` is another content folder.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { isCancel, select, text } from "@clack/prompts";
import { type AuthoredType, TYPE_WORDS, typeNamed } from "../src/authoring/document-types.ts";
import { newDocument } from "../src/authoring/new-document.ts";
import { today } from "../src/pipeline/document/publication.ts";
import { contentConfig } from "../src/schema/content-config.ts";
import { authoringArguments } from "./authoring-arguments.ts";

const WORDS = TYPE_WORDS.map(({ word }) => word).join(", ");
const USAGE = `Uso: npm run content:new -- <tipo> "Nombre". Los tipos: ${WORDS}.`;

const { contentDir, positionals } = authoringArguments(USAGE);
const asks = process.stdin.isTTY && process.stdout.isTTY;

async function askType(): Promise<AuthoredType | undefined> {
  if (!asks) return undefined;
  const options = TYPE_WORDS.map(({ type, word }) => ({ value: type, label: word }));
  const answer = await select({ message: "¿Qué vas a agregar?", options });
  return isCancel(answer) ? undefined : answer;
}

async function askName(): Promise<string | undefined> {
  if (!asks) return undefined;
  const answer = await text({ message: "¿Cómo se llama?" });
  return isCancel(answer) ? undefined : answer;
}

async function create(type: AuthoredType, name: string): Promise<boolean> {
  const made = await newDocument({ contentDir, type, name, today: today(contentConfig.timeZone) });
  if ("refusal" in made) return refuse(made.refusal);
  const file = path.join(contentDir, made.file);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, made.text, { flag: "wx" });
  const shown = path.relative(process.cwd(), file);
  console.log(`Listo: ${shown}`);
  console.log(`Completá lo que quedó vacío, guardá las imágenes en ${shown.replace(/\.\w+$/, path.sep)} y revisá con:`);
  console.log("  npm run content:check");
  return true;
}

function refuse(sentence: string): false {
  console.error(sentence);
  return false;
}

const [word, ...rest] = positionals;
const type = word === undefined ? await askType() : typeNamed(word);
const name = rest.join(" ").trim() || (type && (await askName()));
process.exitCode = (type && name ? await create(type, name) : refuse(USAGE)) ? 0 : 1;
