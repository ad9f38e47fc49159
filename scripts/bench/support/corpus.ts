/** Makes content folders for measurements: a site and any number of issues of about 1.5 KB each. */
import { cp, mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { CONTENT_DIR } from "../../../src/delivery/build/paths.ts";
import { FIXED_ADDRESSES } from "../../../src/shared/magazine/addresses.ts";
import { CONTENT_LANGUAGE } from "../../../src/shared/magazine/language.ts";

/** Text of a complete `site.yaml`. */
export const SITE = `name: Pompa
description: Una revista
url: https://pompa.example
email: hola@pompa.example
social:
  microblog: https://x.com/pompa
  photos: https://www.instagram.com/pompa
  videos: https://www.youtube.com/@pompa
navigation:
  - { section: who, path: /who }
  - { section: editorials, path: /editorials }
  - { section: issues, path: /issues }
  - { section: made-in-arg, path: /made-in-arg }
  - { section: news, path: /news }
  - { section: club-pompa, path: /club-pompa }
form: { endpoint: "", formId: suscripcion }
carousel: { words: [A, B, C], slides: [] }
`;

/** The text of each fixed page, by the path of its file. */
export const PAGES = Object.fromEntries(
  Object.keys(FIXED_ADDRESSES).map((page) => [`pages/${page}.yaml`, `title: { ${CONTENT_LANGUAGE}: ${page} }\n`]),
);

/** The text of each document that every site needs, by the path of its file. */
const REQUIRED = { "site.yaml": SITE, ...PAGES };

/** Writes the documents that every site needs into a content folder. */
export async function writeNeeded(contentDir: string): Promise<void> {
  await writeAll(contentDir, REQUIRED);
}

async function writeAll(contentDir: string, texts: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(texts)) {
    await mkdir(path.dirname(path.join(contentDir, file)), { recursive: true });
    await writeFile(path.join(contentDir, file), text);
  }
}

const ROLES = ["Dirección general", "Fotografía", "Estilismo", "Maquillaje", "Producción", "Diseño gráfico", "Sonido"];

/**
 * The number of different people in the credits, and the number of different clubs in the thanks. They do not grow with
 * the number of issues.
 */
const [PEOPLE, CLUBS] = [2000, 300];

/** Returns the index of the person that a row of an issue credits. An issue credits nobody twice. */
const personNumberOf = (index: number, row: number) => (index * 7 + row * 151) % PEOPLE;

/**
 * The kind of issues. `one`: each credit has one name. `several`: each credit has several names, such as «A, B y C».
 * `topic`: each credit has one name, and every second issue has the topic `TOPIC`.
 */
export type Kind = "one" | "several" | "topic";

/** A topic of the sample's newest issue, `NEWEST`. */
const TOPIC = "musica";

/** The text of the topic, by the path of its file. */
const TOPICS = { [`topics/${TOPIC}.yaml`]: `name: { ${CONTENT_LANGUAGE}: ${TOPIC} }\norder: 1\n` };

/** Returns the indexes of the people that a row of an issue credits. */
function creditedPeople(index: number, row: number, kind: Kind): number[] {
  return kind === "several"
    ? [0, 1, 2].map((offset) => personNumberOf(index, 3 * row + offset))
    : [personNumberOf(index, row)];
}

const listFormat = new Intl.ListFormat("es");

export const slugOf = (index: number) => `Artista${String(index).padStart(5, "0")}`;

/** Returns the text of an issue as an editor would write it. Each `index` gives a different text. */
export function issueText(index: number, kind: Kind = "one"): string {
  const day = new Date(Date.UTC(1990, 0, 1 + index)).toISOString().slice(0, 10);
  const credit = (row: number) => {
    const people = creditedPeople(index, row, kind);
    return `    - rol: ${ROLES[row % ROLES.length]}
      name: ${listFormat.format(people.map((person) => `Nombre Apellido ${person}`))}
      link: https://www.instagram.com/nombre.apellido.${people.join(".")}\n`;
  };
  const rows = (count: number, from: number) => Array.from({ length: count }, (_, row) => credit(from + row)).join("");
  return `# Número ${index}, para medir el compilador.
number: "#A${index}"
name: Artista ${index}
published: ${day}
${kind === "topic" && index % 2 ? `topics: [${TOPIC}]\n` : ""}color: "${index % 2 ? "#39FF14" : "#FF4FA3"}"
layout: ${index % 2 ? "bri" : "cami"}
image:
  src: comun/tapa.png
  alt: Tapa del número ${index}, una figura de pie con un tapado largo
credits:
  col1:
${rows(6, 0)}  col2:
${rows(6, 6)}  thanks:
    - name: Club Social ${index % CLUBS}
      link: ""
`;
}

/** Writes issues that all show the same picture. */
async function writeIssues(contentDir: string, count: number, kind: Kind = "one"): Promise<void> {
  const issues = path.join(contentDir, "issues");
  await mkdir(path.join(issues, "comun"), { recursive: true });
  const cover = sharp({ create: { width: 300, height: 400, channels: 3, background: "#39FF14" } });
  await cover.png().toFile(path.join(issues, "comun", "tapa.png"));
  for (let index = 0; index < count; index++)
    await writeFile(path.join(issues, `${slugOf(index)}.yaml`), issueText(index, kind));
}

/** Writes a content folder with issues and the needed documents. */
export async function writeCorpus(contentDir: string, count: number, kind: Kind): Promise<void> {
  await writeIssues(contentDir, count, kind);
  await writeNeeded(contentDir);
  if (kind === "topic") await writeAll(contentDir, TOPICS);
}

/** Makes a temporary folder whose `content` is the sample with more issues. Resolves to the path of the folder. */
export async function sampleFolder(more: number, kind: Kind = "one"): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-bench-"));
  const content = path.join(folder, "content");
  await cp(CONTENT_DIR, content, { recursive: true });
  if (more > 0) await writeIssues(content, more, kind);
  return folder;
}

/** The words with which a label describes the kind of the issues. */
export const KINDS: Record<Kind, string> = { one: "", several: ", several people", topic: ", half with a topic" };

export const sampleLabel = (more: number, kind: Kind = "one") =>
  `sample${more ? ` + ${more.toLocaleString("en")} issues${KINDS[kind]}` : ""}`;

/** Path of the newest issue of the sample, relative to the content folder. */
export const NEWEST = "issues/MoraVidal.yaml";

export const replaceName = (text: string, name: string) => text.replace(/^name: .*$/m, `name: ${name}`);

export async function rename(file: string, name: string): Promise<void> {
  await writeFile(file, replaceName(await readFile(file, "utf8"), name));
}
