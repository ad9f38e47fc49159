/** A plain model of what articles contain after each step of an editor. */
import { expect } from "vitest";
import { RefusedRequest } from "../../../src/editor/server/http/refused-request.ts";
import { type Desk, colorOf, makeDesk, pictureOf, type Way } from "./desk.ts";

export const KINDS = [
  "create",
  "save",
  "picture",
  "mention",
  "rename",
  "remove",
  "replace",
  "undo",
  "recover",
  "duplicate",
  "version",
  "publish",
  "publish",
  "reload",
] as const;

export interface Step {
  kind: (typeof KINDS)[number];
  /** `one` and `other` choose a document, a version or a name: they are taken modulo the number of choices. */
  one: number;
  other: number;
}

interface Article {
  /** Stays the same when the article is renamed. */
  id: number;
  slug: string;
  headline: string;
  /** Colours of its cover and of the picture in its text. */
  colors: readonly [number, number];
  former: readonly string[];
}

interface World {
  articles: readonly Article[];
  gone: readonly string[];
}

const SLUGS = ["Uno", "Dos", "Tres", "Cuatro"];
const fileOf = (slug: string) => `articles/${slug}.md`;
const slugOf = (file: string) => file.slice("articles/".length, -".md".length);
const addressOf = (slug: string) => `/News/${slug}`;

/** Plays a sequence and compares everything after each step; then brings back all versions and deleted documents. */
export async function play(way: Way, steps: readonly Step[]): Promise<void> {
  const player = new Player(await makeDesk(way));
  try {
    for (const each of steps) await player.take(each);
    await player.bringAllBack();
  } finally {
    await player.desk.close();
  }
}

class Player {
  #world: World = { articles: [], gone: [] };
  #beforeRemoval: World | undefined;
  #count = 0;
  /** All articles at the time of each publication, by the publication's sentence. */
  readonly #published = new Map<string, readonly Article[]>();
  /** Every state in which an article was deleted or published. */
  readonly #states: Article[] = [];
  readonly #broughtBack: Article[] = [];
  readonly #deleted = new Map<number, Article>();

  constructor(public desk: Desk) {}

  async take({ kind, one, other }: Step): Promise<void> {
    const { articles } = this.#world;
    const article = articles[one % Math.max(articles.length, 1)];
    const slug = SLUGS[other % SLUGS.length] ?? "";
    if (kind === "create") await this.#create(slug);
    else if (kind === "publish") await this.#publish();
    else if (kind === "undo") await this.#undo();
    else if (kind === "recover") await this.#recover(one);
    else if (kind === "reload") await this.#reload();
    else if (article && kind === "save") await this.#save(article);
    else if (article && kind === "picture") await this.#draw(article, one % 2);
    else if (article && kind === "mention") await this.#mention(article, articles[other % articles.length] ?? article);
    else if (article && kind === "rename") await this.#rename(article, slug);
    else if (article && kind === "duplicate") await this.#duplicate(article, slug);
    else if (article && kind === "remove") await this.#remove(article);
    else if (article && kind === "replace") await this.#remove(article, articles[other % articles.length]);
    else if (article && kind === "version") await this.#version(article, other);
    await this.#compare();
  }

  async bringAllBack(): Promise<void> {
    for (const article of this.#world.articles) {
      const { versions } = await this.desk.editor.history({ file: fileOf(article.slug) });
      const own = [...this.#published].flatMap(([sentence, all], index) => {
        const [before] = [[...this.#published.values()][index - 1] ?? []];
        const [then, last] = [all, before].map((each) => each.find(({ id }) => id === article.id));
        // If another article now has the name of a version, the version is in the history of that article.
        const isOthers = this.#world.articles.some(({ id, slug }) => id !== article.id && slug === then?.slug);
        const isNew = then && (then.slug !== last?.slug || then.headline !== last.headline);
        return isNew && !isOthers ? [sentence] : [];
      });
      expect(versions.map(({ sentence }) => sentence)).toEqual(expect.arrayContaining(own));
      for (const index of versions.keys()) {
        const now = this.#world.articles.find(({ id }) => id === article.id);
        if (now) await this.#version(now, index);
        await this.#compare();
      }
      await this.#publish();
    }
    for (let count = 0; (await this.desk.editor.removed({})).documents.length > 0; count++) {
      expect(count).toBeLessThan(60);
      await this.#recover(0);
      await this.#compare();
    }
    await this.#publish();
    const lost = [...this.#deleted.values()].filter(
      (each) => !this.#broughtBack.some((other) => isSameState(each, other)),
    );
    expect(lost, "deleted and out of reach").toEqual([]);
  }

  async #create(slug: string): Promise<void> {
    const { editor } = this.desk;
    if (!(await unlessRefused(() => editor.create({ type: "articles", name: slug })))) return;
    const [id, headline] = [++this.#count, `Nota ${++this.#count}`];
    const colors = [++this.#count, ++this.#count] as const;
    for (const [index, name] of ["tapa", "detalle"].entries())
      await this.desk.write(`articles/${slug}/${name}.webp`, await pictureOf(colors[index] ?? 0));
    const fields = {
      headline,
      subtitle: "Una trama",
      published: "2026-10-02",
      image: { src: `${slug}/tapa.webp`, alt: `La tapa de ${headline}` },
    };
    const lines = Array.from({ length: 6 }, (_, line) => `El renglón ${line} de ${id} dice ${id * 7919 + line}.`);
    await this.#write(slug, { fields, body: `![Un detalle](${slug}/detalle.webp)\n\n${lines.join("\n\n")}` });
    this.#put({ id, slug, headline, colors, former: [] });
  }

  async #save(article: Article): Promise<void> {
    const headline = `Nota ${++this.#count}`;
    const { fields = {}, body = "" } = await this.desk.editor.open({ file: fileOf(article.slug) });
    await this.#write(article.slug, { fields: { ...fields, headline }, body });
    this.#put({ ...article, headline });
  }

  /** Replaces a picture by another of the same name. */
  async #draw(article: Article, index: number): Promise<void> {
    const color = ++this.#count;
    const { pictures } = await this.#read(article.slug);
    await this.desk.write(pictures[index] ?? "", await pictureOf(color));
    this.#put({ ...article, colors: index === 0 ? [color, article.colors[1]] : [article.colors[0], color] });
  }

  async #mention(article: Article, target: Article): Promise<void> {
    const { fields = {}, body = "" } = await this.desk.editor.open({ file: fileOf(article.slug) });
    await this.#write(article.slug, { fields, body: `${body}\n\nComo en [otra nota](${addressOf(target.slug)}).` });
  }

  async #rename(article: Article, slug: string): Promise<void> {
    const request = { file: fileOf(article.slug), slug, confirmed: true };
    if (!(await unlessRefused(() => this.desk.editor.rename(request)))) return;
    const addresses = [addressOf(article.slug), addressOf(slug)];
    this.#takeAddresses(addresses, article.id);
    // Feeds know a page by its first address, which stays.
    const remaining = unique([...article.former, addressOf(article.slug)]).filter(
      (each, index) => index === 0 || each !== addressOf(slug),
    );
    this.#put({
      ...article,
      slug,
      former: remaining.length === 1 && remaining[0] === addressOf(slug) ? [] : remaining,
    });
  }

  async #duplicate(article: Article, slug: string): Promise<void> {
    const request = { file: fileOf(article.slug), name: slug };
    if (!(await unlessRefused(() => this.desk.editor.duplicate(request)))) return;
    const { fields = {}, body = "" } = await this.desk.editor.open({ file: fileOf(slug) });
    const headline = `Nota ${++this.#count}`;
    const { draft: _, ...others } = fields;
    await this.#write(slug, { fields: { ...others, headline }, body });
    this.#put({ ...article, id: ++this.#count, slug, headline, former: [] });
  }

  async #remove(article: Article, next?: Article): Promise<void> {
    const successor = next && next.id !== article.id ? next : undefined;
    const request = { file: fileOf(article.slug), confirmed: true };
    await this.desk.editor.remove({ ...request, ...(successor && { successor: fileOf(successor.slug) }) });
    this.#beforeRemoval = this.#world;
    this.#noteState(article);
    this.#deleted.set(article.id, article);
    const addresses = unique([...article.former, addressOf(article.slug)]);
    this.#world = { ...this.#world, articles: this.#world.articles.filter(({ id }) => id !== article.id) };
    this.#takeAddresses(addresses, successor?.id);
    const heir = this.#world.articles.find(({ id }) => id === successor?.id);
    const own = heir && (heir.former.length > 0 ? heir.former : [addressOf(heir.slug)]);
    if (heir && own) this.#put({ ...heir, former: unique([...own, ...addresses]) });
    else this.#world = { ...this.#world, gone: [...without(this.#world.gone, addresses), ...addresses] };
  }

  async #undo(): Promise<void> {
    const before = this.#beforeRemoval;
    if (!(await unlessRefused(() => this.desk.editor.restore({}))) || !before) return;
    this.#beforeRemoval = undefined;
    const remainingIds = new Set(this.#world.articles.map(({ id }) => id));
    const back = before.articles.filter(({ id }) => !remainingIds.has(id) && this.#deleted.has(id)).at(-1);
    const last = [...this.#deleted.values()].at(-1);
    expect(back?.id).toBe(last?.id);
    if (!last) return;
    this.#deleted.delete(last.id);
    const addresses = unique([...last.former, addressOf(last.slug)]);
    const formerOf = (id: number) => before.articles.find((each) => each.id === id)?.former ?? [];
    const restored = (own: readonly string[], was: readonly string[]) => [
      ...without(own, addresses),
      ...was.filter((each) => addresses.includes(each)),
    ];
    this.#world = {
      articles: this.#world.articles.map((each) => {
        const former = restored(each.former, formerOf(each.id));
        // An article's own address is listed only while other addresses lead to it, so alone it is dropped.
        const isAlone = former.length === 1 && former[0] === addressOf(each.slug);
        return { ...each, former: isAlone && formerOf(each.id).length === 0 ? [] : former };
      }),
      gone: restored(this.#world.gone, before.gone),
    };
    this.#put(last);
  }

  async #recover(which: number): Promise<void> {
    const { documents } = await this.desk.editor.removed({});
    const entry = documents[which % Math.max(documents.length, 1)];
    if (!entry) return;
    const { file } = await this.desk.editor.recover({ file: entry.file, commit: entry.commit });
    const read = await this.#read(slugOf(file));
    const state = this.#states.find((each) => each.slug === slugOf(entry.file) && isState(each, read));
    expect(state, `${entry.file} came back, but not whole: ${JSON.stringify(read)}`).toBeDefined();
    if (!state) return;
    this.#broughtBack.push(state);
    const liveAddresses = this.#world.articles.map(({ slug }) => addressOf(slug));
    const former = without(state.former, liveAddresses);
    const isAlive = this.#world.articles.some(({ id }) => id === state.id);
    // An article that came back beside another of its name has a history of its own.
    const isAnother = isAlive || file !== entry.file;
    this.#takeAddresses([...former, addressOf(slugOf(file))]);
    this.#put({ ...state, id: isAnother ? ++this.#count : state.id, slug: slugOf(file), former });
    if (!isAlive) this.#deleted.delete(state.id);
  }

  async #version(article: Article, which: number): Promise<void> {
    const file = fileOf(article.slug);
    const { versions } = await this.desk.editor.history({ file });
    const version = versions[which % Math.max(versions.length, 1)];
    if (!version) return;
    const then = this.#published.get(version.sentence)?.find(({ slug }) => slug === slugOf(version.file));
    const request = { file, was: version.file, commit: version.commit };
    const back = await unlessRefused(() => this.desk.editor.goBack(request));
    expect(back !== undefined).toBe(then !== undefined);
    if (!back || !then || !("fields" in back.typed)) return;
    await this.#write(article.slug, back.typed);
    this.#broughtBack.push(then);
    this.#put({ ...article, headline: then.headline, colors: then.colors });
  }

  async #publish(): Promise<void> {
    const sentence = `Publicación ${++this.#count}`;
    expect(await this.desk.publish(sentence)).toBeUndefined();
    this.#published.set(sentence, this.#world.articles);
    this.#world.articles.forEach((each) => this.#noteState(each));
  }

  async #reload(): Promise<void> {
    this.desk = await this.desk.reopen();
    this.#beforeRemoval = undefined;
  }

  async #write(slug: string, typed: Parameters<Desk["editor"]["save"]>[0]["typed"]): Promise<void> {
    const { revision } = await this.desk.editor.open({ file: fileOf(slug) });
    const saved = await this.desk.editor.save({ file: fileOf(slug), typed, revision });
    expect(saved).toMatchObject({ problems: [] });
  }

  async #read(slug: string) {
    const { fields = {}, body = "" } = await this.desk.editor.open({ file: fileOf(slug) });
    const { src } = fields.image as { src: string };
    const pictures = [src, /\((\w+\/[\w-]+\.webp)\)/.exec(body)?.[1] ?? ""].map((each) => `articles/${each}`);
    const bytes = await Promise.all(pictures.map(async (each) => colorOf(await this.desk.read(each))));
    const former = (fields.formerAddresses ?? []) as string[];
    return { headline: String(fields.headline), pictures, colors: bytes, former };
  }

  async #compare(): Promise<void> {
    expect(await this.desk.problems()).toEqual([]);
    const { articles, gone } = this.#world;
    const { entries } = await this.desk.editor.list({});
    const slugs = entries.filter(({ collection }) => collection === "articles").map(({ slug }) => slug);
    expect(slugs.toSorted()).toEqual(articles.map(({ slug }) => slug).toSorted());
    for (const { slug, headline, colors, former } of articles) {
      const { pictures: _, ...read } = await this.#read(slug);
      expect({ ...read, former: read.former.toSorted() }).toEqual({
        headline,
        colors,
        former: former.toSorted(),
      });
    }
    const listed = entries.some(({ file }) => file === "gone.yaml")
      ? ((await this.desk.editor.open({ file: "gone.yaml" })).fields?.formerAddresses as string[])
      : [];
    expect(listed.toSorted()).toEqual(gone.toSorted());
  }

  #put(article: Article): void {
    const { articles } = this.#world;
    const others = articles.filter(({ id }) => id !== article.id);
    this.#world = { ...this.#world, articles: [...others, article] };
  }

  #takeAddresses(addresses: readonly string[], owner?: number): void {
    const articles = this.#world.articles.map((each) =>
      each.id === owner ? each : { ...each, former: without(each.former, addresses) },
    );
    this.#world = { articles, gone: without(this.#world.gone, addresses) };
  }

  #noteState(article: Article): void {
    this.#states.push(article);
  }
}

const without = (all: readonly string[], some: readonly string[]) => all.filter((each) => !some.includes(each));

const unique = (all: readonly string[]) => [...new Set(all)];

const isState = ({ headline, colors }: Article, read: { headline: string; colors: readonly unknown[] }) =>
  headline === read.headline && colors.every((color, index) => color === read.colors[index]);

const isSameState = (one: Article, other: Article | undefined) =>
  other !== undefined && one.slug === other.slug && isState(one, other);

async function unlessRefused<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  return ask().catch((error: unknown) => {
    if (error instanceof RefusedRequest) return undefined;
    throw error;
  });
}
