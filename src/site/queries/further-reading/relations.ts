/**
 * Related documents, found by the people, topics and keywords that they share. An index lists the documents of each
 * person, topic and keyword.
 */
import { onceForEach } from "../../../shared/once.ts";
import { groupByKeys, newestFirst, pickHeaviest } from "../lists/order.ts";
import { question } from "../dependencies/dependency-tracking.ts";
import { foldText } from "../../../shared/compiled/fold-text.ts";

export interface Subject {
  /** Type and slug: `issues/MoraVidal`. */
  id: string;
  type: string;
  /** Calendar day of publication; `""` if the document has none. */
  published: string;
  /** Slugs of the people who made the document, without duplicates. */
  people: readonly string[];
  /** Slugs of the topics of the document. */
  topics: readonly string[];
  text: Text;
}

/** Maximum number of keywords of a document: the words with the largest product of weight and number of occurrences. */
const MAX_KEYWORDS = 24;

/** Subtracted from the rarity of a word, so that words in more than an eighth of all documents have no weight. */
const RARITY_OFFSET = 2;

/**
 * Maximum number of documents, newest first, that are compared for each person, topic and keyword. People, topics and
 * keywords with more documents have little or no weight anyway, and the time to compare all documents would grow with
 * the square of their number.
 */
export const WORKS_COMPARED = 100;

/** Factor for the weights of shared people, so large that shared people count more than any shared words. */
const PEOPLE_FACTOR = 2 ** 20;

/** Factor for the weights of shared topics, so large that topics count more than any words, but less than people. */
const TOPICS_FACTOR = 2 ** 10;

export type Relations = ReturnType<typeof relationsOf>;

/** Returns functions that compare documents by the people, topics and keywords that they share. */
export function relationsOf(subjects: readonly Subject[]) {
  const { weightOf, ...index } = indexOf(subjects.toSorted(newerFirst));
  const sharedWith = (id: string) => {
    const shared = new Map<Dated, number>();
    const add = (others: readonly Dated[], weight: number) => {
      if (weight > 0) for (const other of others) shared.set(other, (shared.get(other) ?? 0) + weight);
    };
    const { people, topics, keywords } = index.subject(id);
    for (const { weight, works } of people.map(index.worksBy)) add(works, weight * PEOPLE_FACTOR);
    for (const { weight, works } of topics.map(index.worksAbout)) add(works, weight * TOPICS_FACTOR);
    for (const [word, weight] of keywords) add(index.worksWith(word), weight);
    return shared;
  };
  return {
    /** Returns the weight of a person, by slug; 0 if the person contributed to nearly every document. */
    weightOf,
    /**
     * Lists the ids of the documents that share the most with the document `id`, at most `limit`. Of documents that
     * share equally much, the newest come first.
     */
    relatedTo: (id: string, limit: number): string[] => {
      const shared = [...sharedWith(id)].filter(([other]) => other.id !== id);
      return pickHeaviest(shared, limit, newerFirst).map(([other]) => other.id);
    },
  };
}

/**
 * Returns questions about the index of the documents: people, topics and keywords of each document, and documents of
 * each person, topic and keyword.
 */
function indexOf(newest: readonly Subject[]) {
  const toDated = onceForEach(({ id, published }: Subject): Dated => ({ id, published }));
  const pickCompared = (works: readonly Subject[] = []) => works.slice(0, WORKS_COMPARED).map(toDated);
  const byId = new Map(newest.map((subject) => [subject.id, subject]));
  const byPerson = groupByKeys(newest, ({ people }) => people);
  const weightOf = peopleWeights(newest, byPerson);
  const keywords = keywordsOf(newest);
  const byWord = groupByKeys(newest, ({ id }) => [...(keywords.get(id)?.keys() ?? [])]);
  const byTopic = groupByKeys(newest, ({ topics }) => topics);
  const worksAbout = onceForEach((topic: string) => {
    const works = byTopic.get(topic) ?? [];
    const weight = rarity(works.length, newest.length);
    // A topic without weight gets an empty list. Otherwise a new work would change the data of all works on the topic.
    return { weight, works: weight > 0 ? pickCompared(works) : [] };
  });
  const worksBy = onceForEach((person: string) => ({
    weight: weightOf(person),
    works: pickCompared(byPerson.get(person)),
  }));
  return {
    weightOf,
    subject: question("subject", (id) => ({
      people: byId.get(id)?.people ?? [],
      topics: byId.get(id)?.topics ?? [],
      keywords: [...(keywords.get(id) ?? [])],
    })),
    worksBy: question("made-by", worksBy),
    worksAbout: question("about-topic", worksAbout),
    worksWith: question(
      "saying",
      onceForEach((word: string) => pickCompared(byWord.get(word))),
    ),
  };
}

export interface Dated {
  id: string;
  published: string;
}

/** Compares documents by day; documents of the same day by id, so that the order never depends on the machine. */
export const newerFirst = (a: Dated, b: Dated): number => newestFirst(a, b) || (a.id < b.id ? -1 : 1);

/**
 * Returns a function that takes the slug of a person and returns the person's weight. The weight is the person's rarity
 * among the documents of one type: the type in which the person made the largest share.
 */
function peopleWeights(subjects: readonly Subject[], byPerson: ReadonlyMap<string, readonly Subject[]>) {
  const totals = countTypes(subjects);
  const weights = new Map<string, number>();
  for (const [person, works] of byPerson) {
    const rarities = [...countTypes(works)].map(([type, count]) => rarity(count, totals.get(type) ?? count));
    weights.set(person, Math.min(...rarities));
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
  const wordCounts = subjects.map(({ id, text }) => ({ id, words: wordsOf(text) }));
  const counts = new Map<string, number>();
  for (const { words } of wordCounts) for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weights = new Map<string, number>();
  for (const [word, count] of counts) {
    const weight = rarity(count, subjects.length) - RARITY_OFFSET;
    if (count > 1 && weight > 0) weights.set(word, weight);
  }
  return new Map(wordCounts.map(({ id, words }) => [id, keywordsIn(words, weights)]));
}

function keywordsIn(words: ReadonlyMap<string, number>, weights: ReadonlyMap<string, number>): Map<string, number> {
  const candidates = [...words].flatMap(([word, times]) => {
    const weight = weights.get(word);
    return weight === undefined ? [] : [{ word, weight, score: weight * times }];
  });
  const ordered = candidates.toSorted((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1));
  return new Map(ordered.slice(0, MAX_KEYWORDS).map(({ word, weight }) => [word, weight]));
}

/**
 * Returns the weight of a person, topic or word that occurs in `count` of `total` documents: the difference between the
 * binary logarithms of the two numbers, or 0 if `count` is more than half of `total`. The logarithms are rounded, so
 * that a new document changes weights, and the data of unrelated pages, only when a number passes a power of two.
 */
function rarity(count: number, total: number): number {
  return count === 0 ? 0 : Math.max(0, Math.floor(Math.log2(total)) - Math.ceil(Math.log2(count)));
}

interface Text {
  title: string;
  /** HTML of the text; only the words outside of tags count. */
  html: string;
}

/** Number of times that each occurrence of a word in the title is counted. */
const TITLE_FACTOR = 3;

/** Stop words: words that occur in every text, without accents. Words of up to three letters are always ignored. */
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
    for (const word of foldText(text).match(/[a-z]{4,}/g) ?? []) {
      const stem = stemOf(word);
      if (stem) counts.set(stem, (counts.get(stem) ?? 0) + times);
    }
  };
  count(title, TITLE_FACTOR);
  count(html.replace(/<[^>]*>/g, " "), 1);
  return counts;
}

/** Returns the stem of a word; `""` for a stop word. Stems are cached, because the same words occur again and again. */
const stemOf = onceForEach((word: string) => (STOP_WORDS.has(word) ? "" : word.replace(/(?:[aeo]?s|[aeo])$/, "")));
