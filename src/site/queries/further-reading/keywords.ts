/** Keyword candidates of a Spanish text: the words that may say what it is about. */
import { plain } from "../../../shared/compiled/plain.ts";
import { onceForEach } from "../../../shared/once.ts";

export interface Text {
  title: string;
  /** HTML of the text; only words between tags count. */
  html: string;
}

/** Number of times that a word of the title counts. */
const TITLE = 3;

/** Stop words, without accents: words that every text has. Those of up to three letters are left out anyway. */
const STOP_WORDS = new Set(
  `acerca ademas adonde adentro afuera ahora algo alguien algun alguna algunas alguno algunos alla ante antes apenas aquel aquella
  aquellas aquello aquellos aqui asi atras aun aunque bajo bastante bien cada casi como contra cosa cosas cual cuales
  cualquier cuando cuanto cuantos cuya cuyo dado dan debajo debe decia decir dejo demas demasiado dentro desde despues
  detras dice dicen dicho dijo donde dos durante ella ellas ello ellos entonces entre eran eres esas esos esta estaba
  estaban estamos estan estar estas este esto estos estoy estuvo fuera fueron fuimos gran grande hace hacen hacer hacia
  hacia haber habia habian hasta hay haya hecho hicieron hizo hubo igual incluso jamas junto lado lejos llega llego lleva
  luego lugar manera mas mejor menos mientras misma mismas mismo mismos mitad modo mucha muchas mucho muchos nada nadie
  ningun ninguna ninguno nosotros nuestra nuestras nuestro nuestros nueva nuevo nunca otra otras otro otros para parece
  parte pasa paso pero poca poco pocos poder podia porque primer primera primero propia propio pudo puede pueden puesto pues
  quedo queda quien quienes quiere sabe saber salvo sean segun seis sera siempre siendo siete sido sigue sino sobre solo
  somos suele suya suyo tales tambien tampoco tanta tanto tantos tener tenia tenian tiene tienen toda todas todavia todo
  todos tras tres tuvo unas unos usted vale varias varios veces venia viene vino voy`.split(/\s+/),
);

/** Counts the words of a text by their stems. Accents, number and gender do not count: «telas» is «tela». */
export function wordsOf({ title, html }: Text): Map<string, number> {
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

/** Stem of a word; empty for a stop word. Stems are cached: a language has few words, and a magazine repeats them. */
const stemOf = onceForEach((word: string) => (STOP_WORDS.has(word) ? "" : word.replace(/(?:[aeo]?s|[aeo])$/, "")));
