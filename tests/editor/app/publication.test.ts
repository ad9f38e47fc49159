/** The texts that describe changes before they are published. */
import { expect, test } from "vitest";
import type { DocumentChange, FileChange } from "../../../src/editor/contract/git.ts";
import type { Entry, EditorType } from "../../../src/editor/contract/protocol.ts";
import {
  namesOf,
  proposeSentence,
  comparisonText,
  changedPicturesText,
  unusedPicturesText,
} from "../../../src/editor/app/publication/change-texts.ts";

const TYPES = [
  { name: "issues", title: "Número" },
  { name: "site", title: "Sitio" },
] as EditorType[];
const ENTRIES = [{ file: "issues/AnaSosa.yaml", title: "Ana Sosa, la última" }] as Entry[];
const names = namesOf(TYPES, ENTRIES);

const change = (
  file: string,
  kind: DocumentChange["kind"],
  state: "new" | "waiting" | "held" = "new",
): DocumentChange => ({
  file,
  kind,
  revision: "",
  mine: true,
  others: [],
  waiting: state === "waiting",
  held: state === "held",
  pictures: [],
});
const sentence = (...changes: DocumentChange[]) => proposeSentence(changes, names.nameOf);

test("a document is named by its title, a removed document or another file by its file name", () => {
  expect(names.nameOf("issues/AnaSosa.yaml")).toBe("Ana Sosa, la última");
  expect(names.nameOf("issues/MoraVidal.yaml")).toBe("Mora Vidal");
  expect(names.nameOf("team/julia-paz.yaml")).toBe("julia paz");
  expect(names.nameOf("README.md")).toBe("README");
});

test("only documents have a type", () => {
  expect(["issues/Ana.yaml", "site.yaml", "issues/Ana/a.webp", "README.md"].map(names.typeOf)).toEqual([
    "Número",
    "Sitio",
    "",
    "",
  ]);
});

test("the sentence names each change and its document", () => {
  expect(sentence(change("issues/MoraVidal.yaml", "added"), change("issues/AnaPaz.yaml", "changed"))).toBe(
    "Cambia Ana Paz y agrega Mora Vidal",
  );
  expect(sentence(change("issues/Uno.yaml", "removed"), change("issues/Dos.yaml", "pictures"))).toBe(
    "Quita Uno y cambia las fotos de Dos",
  );
});

test("the sentence names two of many documents, counts the others, and leaves out waiting and held changes", () => {
  const many = ["Uno", "Dos", "Tres", "Otra"].map((name) => change(`issues/${name}.yaml`, "added"));
  const waiting = change("issues/AnaPaz.yaml", "changed", "waiting");
  const held = change("issues/MoraVidal.yaml", "changed", "held");
  expect(sentence(...many, waiting, held)).toBe("Agrega Uno, Dos y 2 más");
  expect(sentence(waiting, held)).toBe("");
});

test("changed pictures are counted by kind of change", () => {
  const picture = (kind: FileChange["kind"]): FileChange => ({ file: "a.webp", kind, waiting: false });
  expect(changedPicturesText([picture("added"), picture("removed"), picture("added")])).toBe(
    "2 fotos nuevas y 1 foto quitada",
  );
  expect(changedPicturesText([])).toBe("");
});

test("the comparison text names the version that changes are compared with", () => {
  const comparisonWith = (publication: Parameters<typeof comparisonText>[0]["publication"]) =>
    comparisonText({ publication, changes: [], unused: [], leftOut: [] });
  expect(comparisonWith({ from: "remote", name: "origin/main" })).toBe("Comparado con lo último que se publicó.");
  expect(comparisonWith({ from: "nothing", name: "" })).toBe("Todavía no se publicó nada: todo es nuevo.");
});

test("unused pictures are counted by document", () => {
  const unused = [
    { file: "issues/AnaSosa.yaml", count: 2 },
    { file: "issues/MoraVidal.yaml", count: 1 },
  ];
  expect(unusedPicturesText(unused, names.nameOf)).toBe("2 fotos de Ana Sosa, la última y 1 foto de Mora Vidal");
});
