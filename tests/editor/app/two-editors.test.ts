/** Two editors change one document at random. A word disappears or comes back only if one of the editors wants it. */
import { afterAll, expect, test } from "vitest";
import {
  documentReducer,
  type DocumentState,
  openState,
  revisionToSave,
} from "../../../src/editor/app/document/document-state.ts";
import { mergeVersions, keyOf } from "../../../src/editor/app/document/typed-content.ts";
import type { Opened, SaveResult } from "../../../src/editor/contract/protocol.ts";
import type { Typed } from "../../../src/editor/contract/requests.ts";
import { type Fields, type Value, valueAt, withValue } from "../../../src/shared/values.ts";
import { talkToEditor, type TalkingEditor } from "../../support/editor-server.ts";

const FILE = "articles/Telar.md";

/** The document on the disk. */
interface Disk {
  open: () => Promise<Opened>;
  save: (typed: Typed, revision: string) => Promise<SaveResult>;
}

function inMemory(): Disk {
  let typed: Typed = FIRST;
  let count = 0;
  const open = async (): Promise<Opened> => ({ ...typed, text: "", revision: String(count), problems: [] });
  return {
    open,
    save: async (next, revision) => {
      if (revision !== String(count)) return { conflict: await open() };
      typed = structuredClone(next);
      count++;
      return { revision: String(count), problems: [] };
    },
  };
}

const servers: TalkingEditor[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** Returns a `Disk` that reads and writes the document in a real file, through the editor's own server. */
async function onDisk(): Promise<Disk> {
  const server = await talkToEditor();
  servers.push(server);
  const open = () => server.ask("open", { file: FILE });
  const save = (typed: Typed, revision: string) => server.ask("save", { file: FILE, typed, revision });
  const { fields = {}, revision } = await open();
  await save({ ...FIRST, fields: { ...fields, ...FIRST.fields } }, revision);
  return { open, save };
}

const credit = (marker: string) => ({ rol: `Rol ${marker}`, nombre: `Nombre ${marker}0` });
const paragraph = (marker: string) => `De lo que pasó en el taller se supo después, dijo ${marker}, y nadie más.`;
const FIRST = {
  fields: {
    draft: true,
    headline: "Título s1",
    credits: { col1: [credit("s2"), credit("s3"), credit("s4")], col2: [credit("s5"), credit("s6")] },
    notes: ["Nota s7", "Nota s8"],
  } satisfies Fields as Fields,
  body: ["s91", "s92", "s93", "s94"].map(paragraph).join("\n\n"),
};

/** Returns the markers in a value, such as `a12`. They represent words: each word that is typed has a new marker. */
const wordsOf = (value: unknown): Set<string> => new Set(JSON.stringify(value ?? "").match(/\b[abs]\d+\b/g));
const without = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].filter((word) => !other.has(word));

function randomOf(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const LISTS = [["credits", "col1"], ["credits", "col2"], ["notes"], ["body"]] as const;

class Run {
  readonly #random: (limit: number) => number;
  readonly #disk: Disk;
  readonly editors: DocumentState[];
  /** Words that an editor deleted, or rejected in a conflict → the editors who did. */
  readonly #givenUp = new Map<string, Set<number>>();
  /** Words that were given up, and are left out of a later save. */
  readonly #buried = new Set<string>();
  readonly #argued = new Set<string>();
  readonly #typedWords = wordsOf(FIRST);
  readonly #savedWords = wordsOf(FIRST);
  #count = 0;
  questions = 0;

  constructor(seed: number, disk: Disk, opened: Opened) {
    this.#random = randomOf(seed);
    this.#disk = disk;
    this.editors = [openState(opened, undefined), openState(opened, undefined)];
  }

  async step(): Promise<void> {
    const who = this.#random(2);
    const what = this.#random(14);
    if (what === 0) await this.save(who);
    else if (what === 1) this.#dispatch(who, { type: "conflict", opened: await this.#disk.open() });
    else if (what === 2) this.resolve(who);
    else if (what === 3) this.#byHand(who, () => this.#dispatch(who, { type: "undo" }));
    else
      this.#byHand(who, () =>
        this.#dispatch(who, { type: "change", change: (now) => this.#changeAtRandom(now, who), place: "", time: 0 }),
      );
    await this.check();
  }

  now = (who: number) => this.editors[who]?.history.present;

  #dispatch(who: number, action: Parameters<typeof documentReducer>[1]): void {
    this.editors[who] = documentReducer(this.editors[who] as DocumentState, action);
  }

  /** Runs `act`, and records that this editor wants the words that disappear or come back to do so. */
  #byHand(who: number, act: () => void): void {
    const before = wordsOf(this.now(who));
    act();
    const after = wordsOf(this.now(who));
    for (const word of without(before, after)) this.#giveUp(word, who);
    const known = wordsOf(this.editors[who]?.saved);
    for (const word of without(after, before)) this.#revive(word, who, known.has(word));
    for (const word of after) this.#typedWords.add(word);
  }

  #giveUp(word: string, who: number): void {
    this.#givenUp.set(word, (this.#givenUp.get(word) ?? new Set()).add(who));
  }

  /** Records that an editor wants a word back. `isKnown`: the version of the file known to this editor has the word. */
  #revive(word: string, who: number, isKnown: boolean): void {
    const by = this.#givenUp.get(word);
    if (!by) return;
    by.delete(who);
    if (by.size === 0) this.#givenUp.delete(word);
    // One editor deleted the word, and the other wants it back: the last save decides.
    if (!isKnown) this.#argued.add(word);
  }

  #changeAtRandom(now: Typed, who: number): Typed {
    if ("text" in now) return now;
    const whole: Fields = { ...now.fields, body: (now.body ?? "").split("\n\n").filter(Boolean) };
    const path = LISTS[this.#random(LISTS.length)] ?? LISTS[0];
    const word = `${"ab"[who]}${++this.#count}`;
    const items = (valueAt(whole, path) as Value[] | undefined) ?? [];
    const at = this.#random(items.length);
    const newItem = (): Value =>
      path[0] === "credits" ? credit(word) : path[0] === "body" ? paragraph(word) : `Nota ${word}`;
    const next = (): Value[] => {
      switch (this.#random(items.length > 8 ? 4 : 5)) {
        case 0:
          return items.toSpliced(at, 1);
        case 1:
          return items.toSpliced(at, 1).toSpliced(this.#random(items.length), 0, ...items.slice(at, at + 1));
        case 2:
        case 3:
          return items.with(at, this.#typeOver(items[at] ?? "", word));
        default:
          return items.toSpliced(this.#random(3) === 0 ? at : items.length, 0, newItem());
      }
    };
    const changedItems = items.length === 0 ? [newItem()] : next();
    const { body, ...fields } = withValue(whole, path, changedItems);
    const headline = this.#random(20) === 0 ? { headline: `Título ${word}9` } : {};
    return { fields: { ...fields, ...headline }, body: (body as string[]).join("\n\n") };
  }

  #typeOver(item: Value, word: string): Value {
    if (typeof item === "string") return item.replace(/\b[abs]\d+\b/, word);
    const field = this.#random(2) === 0 ? "rol" : "nombre";
    return { ...(item as Fields), [field]: `Otro ${word}` };
  }

  async save(who: number): Promise<void> {
    for (;;) {
      const state = this.editors[who] as DocumentState;
      const typed = state.history.present;
      const result = await this.#disk.save(typed, revisionToSave(state));
      if ("conflict" in result) {
        this.#dispatch(who, { type: "conflict", opened: result.conflict });
        if (this.editors[who]?.conflict) return;
        continue;
      }
      this.#dispatch(who, { type: "saved", typed, result });
      for (const word of wordsOf(typed)) this.#savedWords.add(word);
      for (const word of this.#givenUp.keys()) if (!wordsOf(typed).has(word)) this.#buried.add(word);
      return;
    }
  }

  /** Answers each question of the conflict at random. */
  resolve(who: number): void {
    const { conflict, history } = this.editors[who] as DocumentState;
    if (!conflict) return;
    const openQuestions = mergeVersions(conflict.base, history.present, conflict.theirs).questions;
    const choices = Object.fromEntries(
      openQuestions.map((each) => [keyOf(each), this.#random(2) === 0 ? "mine" : "theirs"] as const),
    );
    const { typed, questions } = mergeVersions(conflict.base, history.present, conflict.theirs, choices);
    this.questions += questions.length;
    this.#dispatch(who, { type: "settle", typed: typed ?? history.present, otherVersion: conflict });
    const left = wordsOf(this.now(who));
    const theirs = wordsOf(conflict.theirs);
    for (const word of wordsOf(questions.flatMap((each) => [each.mine, each.theirs])))
      if (!left.has(word)) this.#giveUp(word, who);
      else this.#revive(word, who, theirs.has(word));
  }

  async check(): Promise<void> {
    const gone = new Set([...this.#givenUp.keys(), ...this.#argued]);
    const { fields, body } = await this.#disk.open();
    const disk = wordsOf([fields, body]);
    const somewhere = new Set([...disk, ...wordsOf(this.now(0)), ...wordsOf(this.now(1))]);
    const wanted = new Set(without(this.#typedWords, gone));
    expect(without(wanted, somewhere), "typed, and gone").toEqual([]);
    expect(without(new Set(without(this.#savedWords, gone)), disk), "saved, and gone").toEqual([]);
    expect(
      without(this.#buried, this.#argued).filter((word) => disk.has(word)),
      "taken out, and there again",
    ).toEqual([]);
  }
}

async function run(seed: number, steps: number, disk: Disk): Promise<number> {
  const all = new Run(seed, disk, await disk.open());
  for (let step = 0; step < steps; step++) await all.step();
  for (const who of [0, 1, 0, 1]) {
    await all.save(who);
    all.resolve(who);
    await all.save(who);
    await all.check();
  }
  expect(all.now(0)).toEqual(all.now(1));
  return all.questions;
}

test("two editors lose no words in 100 random steps", async () => {
  for (const seed of [1, 2, 3]) await run(seed, 100, inMemory());
});

test(
  "two editors lose no words in 500 random steps, repeated 30 times",
  { tags: ["@exhaustive"], timeout: 120_000 },
  async () => {
    let questions = 0;
    for (let seed = 10; seed < 40; seed++) questions += await run(seed, 500, inMemory());
    expect(questions).toBeGreaterThan(100);
  },
);

test(
  "two editors lose no words in 500 random steps over a real file",
  { tags: ["@exhaustive"], timeout: 240_000 },
  async () => {
    await run(7, 500, await onDisk());
  },
);
