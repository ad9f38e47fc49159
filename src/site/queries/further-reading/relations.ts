/**
 * Related documents, found by the people, topics and keywords that they share. An index lists the documents of each
 * person, topic and keyword.
 */
import { onceForEach } from "../../../shared/once.ts";
import { grouped, strongest } from "../lists/order.ts";
import { question } from "../dependencies/dependency-tracking.ts";
import { plain } from "../../../shared/compiled/without-accents.ts";

export interface Subject {
  /** Type and slug: `issues/MoraVidal`. */
  id: string;
  type: string;
  /** Calendar day of publication; `""` if the document has none. */
  published: string;
  /** Slugs of the people who made the document, each once. */
  people: readonly string[];
  /** Slugs of the topics of the document. */
  topics: readonly string[];
  text: Text;
}

/** Maximum number of keywords of a document: the words for which weight times number of occurrences is largest. */
const KEYWORDS = 24;

/** Number subtracted from the rarity of words, so that a word in more than an eighth of all documents has no weight. */
const COMMON = 2;

/**
 * Maximum number of documents, newest first, that are compared for each person, topic and keyword. People, topics and
 * keywords with more documents have little or no weight anyway, and the time to compare all documents would grow with
 * the square of their number.
 */
export const WORKS_COMPARED = 100;

/** Factor for the weights of shared people, so large that shared people count more than any shared words. */
const PEOPLE_FIRST = 2 ** 20;

/** Factor for the weights of shared topics, so large that topics count more than any words, but less than people. */
const TOPICS_FIRST = 2 ** 10;

export type Relations = ReturnType<typeof relationsOf>;

/** Compares documents by the people, topics and keywords that they share. */
export function relationsOf(subjects: readonly Subject[]) {
  const { weightOf, ...index } = indexOf(subjects.toSorted(newerFirst));
  const sharedWith = (id: string) => {
    const shared = new Map<Dated, number>();
    const add = (others: readonly Dated[], weight: number) => {
      if (weight > 0) for (const other of others) shared.set(other, (shared.get(other) ?? 0) + weight);
    };
    const { people, topics, keywords } = index.subject(id);
    for (const { weight, works } of people.map(index.madeBy)) add(works, weight * PEOPLE_FIRST);
    for (const { weight, works } of topics.map(index.about)) add(works, weight * TOPICS_FIRST);
    for (const [word, weight] of keywords) add(index.saying(word), weight);
    return shared;
  };
  return {
    /** Weight of a person, by slug; 0 for people of nearly every document. */
    weightOf,
    /**
     * Lists the ids of the documents, at most `most`, that share the most with the document `id`. Of documents that
     * share equally much, the newest come first.
     */
    relatedTo: (id: string, most: number): string[] => {
      const shared = [...sharedWith(id)].filter(([other]) => other.id !== id);
      return strongest(shared, most, newerFirst).map(([other]) => other.id);
    },
  };
}

/**
 * Returns the index of the documents as tracked questions: people, topics and keywords of each document, and documents
 * of each person, topic and keyword.
 */
function indexOf(newest: readonly Subject[]) {
  const dated = onceForEach(({ id, published }: Subject): Dated => ({ id, published }));
  const compared = (works: readonly Subject[] = []) => works.slice(0, WORKS_COMPARED).map(dated);
  const byId = new Map(newest.map((subject) => [subject.id, subject]));
  const byPerson = grouped(newest, ({ people }) => people);
  const weightOf = peopleWeights(newest, byPerson);
  const keywords = keywordsOf(newest);
  const byWord = grouped(newest, ({ id }) => [...(keywords.get(id)?.keys() ?? [])]);
  const byTopic = grouped(newest, ({ topics }) => topics);
  const about = onceForEach((topic: string) => {
    const works = byTopic.get(topic) ?? [];
    const weight = rarity(works.length, newest.length);
    // A topic without weight has an empty list, because each new work would change the data of all its other works.
    return { weight, works: weight > 0 ? compared(works) : [] };
  });
  const made = onceForEach((person: string) => ({ weight: weightOf(person), works: compared(byPerson.get(person)) }));
  return {
    weightOf,
    subject: question("subject", (id) => ({
      people: byId.get(id)?.people ?? [],
      topics: byId.get(id)?.topics ?? [],
      keywords: [...(keywords.get(id) ?? [])],
    })),
    madeBy: question("made-by", made),
    about: question("about-topic", about),
    saying: question(
      "saying",
      onceForEach((word: string) => compared(byWord.get(word))),
    ),
  };
}

export interface Dated {
  id: string;
  published: string;
}

/**
 * Compares documents by day, newest first; documents of the same day by id, so that the order never depends on the
 * machine.
 */
export function newerFirst(a: Dated, b: Dated): number {
  if (a.published !== b.published) return a.published < b.published ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}

/**
 * Returns a function that returns the weight of a person, by slug. The weight is the person's rarity among the
 * documents of one type: the type of which the person made the largest share.
 */
function peopleWeights(subjects: readonly Subject[], byPerson: ReadonlyMap<string, readonly Subject[]>) {
  const totals = countTypes(subjects);
  const weights = new Map<string, number>();
  for (const [person, works] of byPerson) {
    const parts = [...countTypes(works)].map(([type, count]) => rarity(count, totals.get(type) ?? count));
    weights.set(person, Math.min(...parts));
  }
  const rarest = rarity(1, subjects.length);
  return (person: string) => weights.get(person) ?? rarest;
}

function countTypes(subjects: readonly Subject[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { type } of subjects) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}

/**
 * Returns the keywords of each document: id → keyword → weight. Words of only one document are left out, because no
 * other document shares them.
 */
function keywordsOf(subjects: readonly Subject[]): Map<string, Map<string, number>> {
  const counted = subjects.map(({ id, text }) => ({ id, words: wordsOf(text) }));
  const counts = new Map<string, number>();
  for (const { words } of counted) for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weights = new Map<string, number>();
  for (const [word, having] of counts) {
    const weight = rarity(having, subjects.length) - COMMON;
    if (having > 1 && weight > 0) weights.set(word, weight);
  }
  return new Map(counted.map(({ id, words }) => [id, keywordsIn(words, weights)]));
}

function keywordsIn(words: ReadonlyMap<string, number>, weights: ReadonlyMap<string, number>): Map<string, number> {
  const weighed = [...words].flatMap(([word, times]) => {
    const weight = weights.get(word);
    return weight === undefined ? [] : [{ word, weight, force: weight * times }];
  });
  const ordered = weighed.toSorted((a, b) => b.force - a.force || (a.word < b.word ? -1 : 1));
  return new Map(ordered.slice(0, KEYWORDS).map(({ word, weight }) => [word, weight]));
}

/**
 * Returns the weight of a person, topic or word that documents share: how often the number of all documents is halved
 * to get the number that have it; 0 if more than half have it. Both numbers are rounded to powers of two, so that a new
 * document changes weights, and the data of unrelated pages, only when a number passes a power of two.
 */
function rarity(having: number, total: number): number {
  return having === 0 ? 0 : Math.max(0, Math.floor(Math.log2(total)) - Math.ceil(Math.log2(having)));
}

interface Text {
  title: string;
  /** HTML of the text; only the words outside of tags count. */
  html: string;
}

/** Number of times that each occurrence of a word in the title is counted. */
const TITLE = 3;

/**
 * Stop words, without accents: words that every text contains. Words of up to three letters are ignored in any case.
 */
const STOP_WORDS = new Set(
  `acerca ademas adonde adentro afuera ahora algo alguien algun alguna algunas alguno algunos alla ante antes apenas aquel aquella
  aquellas aquello aquellos aqui asi atras aun aunque bajo bastante bien cada casi como contra cosa cosas cual cuales
  cualquier cuando cuanto cuantos cuya cuyo dado dan debajo debe decia decir dejo demas demasiado dentro desde despues
  detras dice dicen dicho dijo donde dos durante ella ellas ello ellos entonces entre eran eres esas esos esta estaba
  estaban estamos estan estar estas este esto estos estoy estuvo fuera fueron fuimos gran grande hace hacen hacer
  hacia haber habia habian hasta hay haya hecho hicieron hizo hubo igual incluso jamas junto lado lejos llega llego lleva
  luego lugar manera mas mejor menos mientras misma mismas mismo mismos mitad modo mucha muchas mucho muchos nada nadie
  ningun ninguna ninguno nosotros nuestra nuestras nuestro nuestros nueva nuevo nunca otra otras otro otros para parece
  parte pasa paso pero poca poco pocos poder podia porque primer primera primero propia propio pudo puede pueden puesto pues
  quedo queda quien quienes quiere sabe saber salvo sean segun seis sera siempre siendo siete sido sigue sino sobre solo
  somos suele suya suyo tales tambien tampoco tanta tanto tantos tener tenia tenian tiene tienen toda todas todavia todo
  todos tras tres tuvo unas unos usted vale varias varios veces venia viene vino voy`.split(/\s+/),
);

/** Counts the words of a text by their stems. Accents, number and gender are ignored: «telas» counts as «tela». */
function wordsOf({ title, html }: Text): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (text: string, times: number) => {
    for (const word of plain(text).match(/[a-z]{4,}/g) ?? []) {
      const known = stemOf(word);
      if (known) counts.set(known, (counts.get(known) ?? 0) + times);
    }
  };
  count(title, TITLE);
  count(html.replace(/<[^>]*>/g, " "), 1);
  return counts;
}

/**
 * Returns the stem of a word; `""` for a stop word. Stems are cached, because a language has few words and a magazine
 * repeats them.
 */
const stemOf = onceForEach((word: string) => (STOP_WORDS.has(word) ? "" : word.replace(/(?:[aeo]?s|[aeo])$/, "")));
